"""Solving at the table: one question, the worst lie after a wrong answer, the reason for the right one."""
