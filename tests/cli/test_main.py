"""The command line as a user meets it: sentences, exit codes, no tracebacks."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import game
from game.__main__ import main
from game.cli import COMPLETION, app
from game.compiled import FINDER
from game.errors import FeluccaError, sentence
from game.files.notices import NOTICES
from game.match.opponents import opponents, read_opponents
from game.registry import ENTRIES
from tests.patience import LONG

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulat"], "No such command 'simulat': did you mean 'simulate'? (see 'felucca --help')."),
        (["xyzzy"], "No such command 'xyzzy' (see 'felucca --help')."),
        (["simulate"], "Missing argument 'GAME' (see 'felucca simulate --help')."),
        (["simulate", "sobek", "--gmes", "3"], "No such option '--gmes': did you mean '--games'? (see 'felucca simul"),
        (["simulate", "sobek", "--fog"], "No such option '--fog' (see 'felucca simulate --help')."),
        (["simulate", "sobek", "--games"], "Option '--games' requires an argument (see 'felucca simulate --help')."),
        (["verify"], "Missing argument 'FILE…' (see 'felucca verify --help')."),
        (["simulate", "sobek", "--games", "many"], "Invalid value for '--games': 'many' is not a whole number (see"),
        (["simulate", "sobek", "--games", "0"], "Invalid value for '--games': '0' is less than 1 (see"),
        (["simulate", "sobek", "--seed", "1.5"], "Invalid value for '--seed': '1.5' is not a whole number (see"),
        (["simulate", "sobek", "--levels", "xyz"], "There is no level 'xyz': choose random, apprentice, "),
        (["--version", "xyzzy"], "No such command 'xyzzy' (see 'felucca --help')."),
        (["--version", "play"], "'play' can't be combined with --version (see 'felucca --help')."),
        (["--selfcheck", "check"], "'check' can't be combined with --selfcheck (see"),
        (["bench", "--seconds", "0"], "Invalid value for '--seconds': '0' is less than 0.05 (see 'felucca bench --"),
        (["bench", "--seconds", "x"], "Invalid value for '--seconds': 'x' is not a number (see"),
        (["bench", "--size", "12x9"], "Invalid value for '--size': '12x9' is not a size such as 1280x720 (see"),
        (["bench", "--size", "99999x720"], "Invalid value for '--size': '99999x720' is larger than 8192x8192 (see"),
        (["bench", "--seconds", "nan"], "Invalid value for '--seconds': 'nan' is not a number (see"),
        (["train", "duel", "--write", "w", "--rate", "-1"], "Invalid value for '--rate': '-1' is less than 0 (see"),
        (["train", "duel", "--write", "w", "--lambda", "2"], "Invalid value for '--lambda': '2' is more than 1 (see"),
        (["replay"], "Missing argument 'FILE' (see 'felucca replay --help')."),
        (["replay", "nothing.felucca", "--ply", "-1"], "Invalid value for '--ply': '-1' is less than 0 (see"),
        (["simulate", "sobk"], "There is no game called 'sobk': did you mean 'sobek'?"),
        (["simulate", "chess"], "There is no game called 'chess': choose sobek, duel, sa-re, ferry."),
        (["simulate", "sobek", "--players", "7"], "'sobek' cannot be played by 7: choose 2, 3, 4."),
        (["simulate", "sobek", "--levels", "radnom"], "There is no level 'radnom': did you mean 'random'?"),
        (["simulate", "sobek", "--levels", "random,random,random"], "3 levels are named for 2 players"),
        (["simulate", "sobek", "--levels", "random:nodes=x"], "Level 'random:nodes=x': write :name=number"),
        (["simulate", "sobek", "--levels", "random:nodes=nan"], "Level 'random:nodes=nan': write :name=number"),
        (["simulate", "sobek", "--option", "fog=yes"], "'sobek' has no option 'fog': it has open_information."),
        (["simulate", "sobek", "--option", "fog"], "Invalid value for '--option': 'fog' is not of the form"),
        (["simulate", "sobek", "--option", "open-information=perhaps"], "The option 'open-information' cannot be"),
        (["simulate", "duel", "--scenario", "scribe"], "'duel' has no option 'scenario'"),
        (["audit", "duel", "--level", "random,merchant"], "An audit asks one level: name it alone."),
        (["arena", "sobek"], "Missing option '--levels' (see"),
        (["arena", "sobek", "--levels", "random"], "An arena needs at least two levels"),
        (["arena", "sobek", "--levels", "random,random"], "A level is named twice."),
        (["replay", "nothing.felucca"], "There is no file 'nothing.felucca'."),
        (["bench", "sobk"], "There is no game called 'sobk'"),
    ],
)
def test_bad_words_give_one_sentence_and_code_2(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(sentence)
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["games"], "'games' is a folder: give the name of a saved game in it (see"),
        (["old.felucca", "new.felucca"], "'old.felucca' can't be opened together with 'new.felucca': the window opens"),
        (["letter.txt"], "'letter.txt' is not opened: the name of a saved game ends in '.felucca' (see"),
        (["x" * 5000], "No such command 'xxxxx"),
    ],
)
def test_a_first_word_that_is_a_file_or_folder_is_no_unknown_command(
    words: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "games").mkdir()
    (tmp_path / "letter.txt").write_text("")
    assert main(words) == 2
    assert capsys.readouterr().err.startswith(sentence)


@pytest.mark.parametrize("words", [["simulate", "--levels"], ["arena", "sobek", "--levels"], ["audit", "--level"]])
def test_a_question_mark_lists_the_levels(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "?"]) == 0
    assert capsys.readouterr() == ("".join(f"{name}\n" for name in opponents()), "")


def test_what_happened_to_a_file_is_told_once_on_the_error_stream(capsys: pytest.CaptureFixture[str]) -> None:
    NOTICES.tell(sentence("error-busy", "'{file}' is being written by another Felucca window", file="a"))
    assert main(["--version"]) == 0
    assert capsys.readouterr() == (version(), "'a' is being written by another Felucca window.\n")
    assert main(["--version"]) == 0
    assert capsys.readouterr().err == ""


def version() -> str:
    return f"Felucca {game.__version__} ({FINDER.words()})\n"


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == version()


@pytest.mark.parametrize("words", [["--help"], ["simulate", "--help"], ["arena", "-h"], ["verify", "--help"]])
def test_there_is_help(words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(words) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Usage: felucca")
    assert max(map(len, lines)) <= 80
    assert not [line for line in lines if line.endswith("...")], "a summary is cut off"


def test_help_explains_arguments_once_and_flags_with_their_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    assert main(["simulate", "-h"]) == 0
    out = capsys.readouterr().out
    assert [line for line in out.splitlines() if line.endswith(":")] == ["Arguments:", "Options:"]
    assert "\n  GAME  The game: sobek, duel, sa-re or ferry.\n" in out
    assert "--scenario SCENARIO" in out
    assert "The goal: scribe, priest, pharaoh or first-pyramid (Sa-Rê)." in out


@pytest.mark.parametrize("word", ["--version", "--help"])
def test_nothing_heavy_is_loaded_for_the_version_and_for_help(word: str) -> None:
    heavy = {"game.match.match", "game.ai.levels", "game.components.load", "msgspec", "multiprocessing", "numpy"}
    heavy |= {"pygame", "pygments", "yaml", *(["rich"] if word == "--version" else [])}
    code = f"import sys; from game.__main__ import main; main(['{word}']); print(sorted({heavy!r} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=LONG)
    assert done.stdout.splitlines()[-1] == "[]", done.stderr


def completed(words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return the completions that bash offers after `words`, the last of which is being typed."""
    monkeypatch.setenv(COMPLETION, "bash_complete")
    monkeypatch.setenv("COMP_WORDS", f"felucca {words}")
    monkeypatch.setenv("COMP_CWORD", str(len(words.split(" "))))
    assert main([]) == 0
    return [line.partition(",")[2] for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("si", ["simulate"]),
        ("simulate ", ["sobek", "duel", "sa-re", "ferry"]),
        ("bench duel s", ["sobek", "sa-re"]),
        ("arena sa-re --scenario p", ["priest", "pharaoh"]),
        ("audit duel --level m", ["merchant", "miser"]),
        ("arena duel --levels vizier,s", ["vizier,scribe", "vizier,spoiler", "vizier,steward"]),
        ("audit duel --level ? --j", ["--json"]),
    ],
)
def test_words_are_completed(
    words: str, offered: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert completed(words, monkeypatch, capsys) == offered


def test_only_the_flags_of_the_game_are_completed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    flags = {flag.word for entry in ENTRIES.values() for flag in entry.flags}
    offered = {name: {*completed(f"simulate {name} --", monkeypatch, capsys)} for name in ENTRIES}
    assert all({"--seed", "--option", "--help"} <= words for words in offered.values())
    assert {name: words & flags for name, words in offered.items()} == {
        name: {flag.word for flag in entry.flags} for name, entry in ENTRIES.items()
    }
    assert {*completed("simulate --", monkeypatch, capsys)} >= flags


def test_a_shell_gets_its_script_and_no_window(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.ui.app.run", lambda: pytest.fail("the window opens"))
    monkeypatch.setenv(COMPLETION, "zsh_source")
    assert main([]) == 0
    assert capsys.readouterr().out.startswith("#compdef felucca\n")
    monkeypatch.setenv(COMPLETION, "no-such-shell_source")
    assert main([]) == 1


@pytest.mark.parametrize("where", ["game.cli.app.run", "game.cli.check.check"])
def test_ctrl_c_gives_one_line_and_code_130(
    where: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(where, interrupt)
    assert main(["check"]) == 130
    assert capsys.readouterr() == ("", "Interrupted.\n")


def test_an_error_of_the_game_keeps_its_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    error = FeluccaError("it  is\nbroken")
    error.exit_code = 1

    def fail(words: list[str]) -> int:
        raise error

    monkeypatch.setattr(app, "run", fail)
    assert main(["check"]) == 1
    assert capsys.readouterr().err == "It is broken.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell with pipes")
def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    main(["simulate", "sobek", "--record", str(tmp_path)])
    command = f"{sys.executable} -m game replay --all {tmp_path}/sobek-1-00000.felucca | head -c 10"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, cwd=ROOT, timeout=LONG)
    assert done.stderr == ""
    assert done.stdout == "sobek with"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell with pipes")
def test_help_that_nobody_reads_ends_as_other_output_does() -> None:
    command = f"{{ {sys.executable} -m game --help; echo $? >&2; }} | true"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, cwd=ROOT, timeout=LONG)
    assert done.stderr == "141\n"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell with pipes")
def test_an_error_after_what_nobody_reads_is_one_sentence(tmp_path: Path) -> None:
    main(["simulate", "duel", "--record", str(tmp_path)])
    file = tmp_path / "duel-1-00000.felucca"
    file.write_bytes(file.read_bytes() + b"x\n")
    command = f"{{ {sys.executable} -m game replay --all {file} --ply 0; echo $? >&2; }} | true"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, cwd=ROOT, timeout=LONG)
    line, code = done.stderr.splitlines()
    assert line.startswith(f"Line {len(file.read_bytes().splitlines())} of the file is invalid: it cannot be read (")
    assert code == "1"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_an_error_that_cannot_be_told_keeps_its_code() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run([sys.executable, "-m", "game", "simulate", "chess"], stderr=full, cwd=ROOT, timeout=LONG)
    assert done.returncode == 2


def test_the_window_opens_without_the_command_line_s_libraries() -> None:
    code = (
        "import sys, types\n"
        "fake = types.ModuleType('game.ui.app'); fake.run = lambda **_: None\n"
        "sys.modules['game.ui'] = types.ModuleType('game.ui'); sys.modules['game.ui'].app = fake\n"
        "sys.modules['game.ui.app'] = fake\n"
        "from game.__main__ import main\n"
        "codes = [main([]), main(['play'])]\n"
        "print(codes, sorted({'rich', 'click', 'multiprocessing', 'pygame', 'yaml'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=LONG)
    assert done.stdout == "[0, 0] []\n", done.stderr


def test_simulated_games_are_the_same_for_the_same_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("a", "b"):
        words = ["simulate", "sobek", "--games", "2", "--seed", "7", "--record", str(tmp_path / name), "--explain"]
        assert main([*words, "--jobs", "2" if name == "b" else "1", "--json"]) == 0
    out = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert out[0]["games"] == out[1]["games"]
    assert (out[0]["players"], out[0]["levels"]) == (2, ["random", "random"])
    records = [sorted((tmp_path / name).iterdir()) for name in ("a", "b")]
    assert [p.name for p in records[0]] == ["sobek-7-00000.felucca", "sobek-7-00001.felucca"]
    assert [p.read_bytes() for p in records[0]] == [p.read_bytes() for p in records[1]]
    assert b'"legal":["' in records[0][0].read_bytes()
    assert main(["verify", *map(str, records[0])]) == 0
    assert main(["simulate", "sobek", "--seed", "7", "--record", str(tmp_path / "a")]) == 2
    assert capsys.readouterr().err.endswith("sobek-7-00000.felucca' already exists.\n")


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "sobek", "--players", "3", "--open-information"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("sobek: 1 game, ")
    assert [line.split()[:3] for line in out.splitlines()[2:5]] == [["seat", str(n), "random"] for n in range(3)]


def test_verify_names_the_first_wrong_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "sobek", "--record", str(tmp_path)])
    good = tmp_path / "sobek-1-00000.felucca"
    wrong = tmp_path / "wrong.felucca"
    lines = good.read_bytes().splitlines(keepends=True)
    lines[6] = lines[6].replace(b'"ply":5', b'"ply":6')
    wrong.write_bytes(b"".join(lines))
    capsys.readouterr()
    assert main(["verify", str(good), str(wrong)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith(f"{good}: valid: sobek, 2 players, ")
    assert out[0].endswith(" finished, all draws follow from the seed")
    assert out[1] == f"{wrong}: INVALID: line 7 of the file is invalid: it was changed after it was written"
    assert main(["verify", str(wrong), str(tmp_path / "none"), "--json"]) == 2
    verdicts = json.loads(capsys.readouterr().out)
    assert [(v["code"], v["line"]) for v in verdicts] == [(1, 7), (2, 0)]


def test_replay_tells_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "sobek", "--record", str(tmp_path)])
    file = str(tmp_path / "sobek-1-00000.felucca")
    capsys.readouterr()
    assert main(["replay", file, "--ply", "1"]) == 0
    one = capsys.readouterr().out
    assert one.startswith("1. random: ")
    assert main(["replay", file, "--all"]) == 0
    everything = capsys.readouterr().out
    assert everything.startswith("sobek with random (0), random (1)\n")
    assert one in everything
    assert "\nthe end: random " in everything
    assert main(["replay", file, "--ply", "9999"]) == 2
    assert capsys.readouterr().err.startswith("The game has no decision number 9999: it ends after ")


def test_mistakes_in_the_levels_are_found(tmp_path: Path) -> None:
    (tmp_path / "opponents.yaml").write_text(
        "levels:\n  a:\n    name: n\n    help: h\n    player: oracle\n  b: {nam: x}\n"
    )
    found = [str(mistake) for mistake in read_opponents(tmp_path / "opponents.yaml")[1]]
    assert found == [
        "data/opponents.yaml:2: level 'a': there is no player 'oracle': choose random, greedy, search",
        "data/opponents.yaml:6: unknown key 'nam' (did you mean 'name'?)",
    ]
    (tmp_path / "opponents.yaml").write_text("levels: []\n")
    assert [str(m) for m in read_opponents(tmp_path / "opponents.yaml")[1]] == [
        "data/opponents.yaml:1: must have 'levels', a mapping with at least one level"
    ]


@pytest.mark.slow
def test_bench_measures_the_rules_and_the_process(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.bench.PATIENCE", LONG)
    assert main(["bench", "duel", "--seconds", "0.05", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["rules"][0]["name"] == "duel, 2 players"
    assert figures["rules"][0]["us_per_move"] > 0
    assert figures["figures"]["first answer of a new process, ms"] > 0
    assert main(["bench", "duel", "--seconds", "0.05"]) == 0
    assert capsys.readouterr().out.startswith("rules (last columns")


def test_bench_tells_what_it_measured_where_the_window_cannot_be(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(size: tuple[int, int]) -> Iterator[tuple[str, float]]:
        yield "menu on the screen, s", 0.5
        raise FeluccaError("the window takes too long to be measured")

    monkeypatch.setattr("game.cli.bench.figures", never)
    assert main(["bench", "duel", "--seconds", "0.05"]) == 2
    told = capsys.readouterr()
    assert told.out.startswith("rules (last columns")
    assert told.out.endswith("      0.50  menu on the screen, s\n"), "each figure at once"
    assert "The window takes too long to be measured." in told.err
