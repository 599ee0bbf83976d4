"""The parts that the three games share: contract, chance, facts, knowledge, notation, refusals."""
