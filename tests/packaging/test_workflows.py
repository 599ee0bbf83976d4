"""Files that run on other systems only: the workflows and the scripts they call, checked by reading."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RELEASE = ROOT / ".github" / "workflows" / "release.yml"


@pytest.fixture
def lint(script) -> ModuleType:
    return script("lint")


def workflow(path: Path) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(path.read_text("utf-8"))
    return found


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_is_whole(path: Path) -> None:
    flow = workflow(path)
    assert set(flow) <= {"name", True, "permissions", "concurrency", "env", "jobs"}  # YAML reads `on` as true
    assert flow["permissions"] == {"contents": "read"}
    for name, job in flow["jobs"].items():
        if "uses" in job:  # another workflow as a whole
            assert (ROOT / job["uses"]).is_file()
            continue
        assert job["runs-on"], name
        needed = job.get("needs", [])
        assert set([needed] if isinstance(needed, str) else needed) <= set(flow["jobs"]), name
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step), step
            assert "secrets." not in str(step.get("if", "")), "secrets cannot be asked for in a condition"


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_what_others_wrote_is_named_by_its_sum_and_version(path: Path) -> None:
    named = [name for name in re.findall(r"uses: (.*)", path.read_text("utf-8")) if not name.startswith("./")]
    assert named
    for name in named:
        assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", name), name


def test_what_is_fetched_is_compared_with_a_sum() -> None:
    steps = [step for job in workflow(RELEASE)["jobs"].values() for step in job.get("steps", ())]
    fetching = [step for step in steps if "curl" in step.get("run", "")]
    assert len(fetching) == 1
    assert re.fullmatch(r"[0-9a-f]{64}", fetching[0]["env"]["SHA256"])
    assert "| sha256sum --check" in fetching[0]["run"]
    assert "/continuous/" not in fetching[0]["env"]["RUNTIME"]


def test_workflows_call_scripts_that_are_there_and_can_be_run() -> None:
    called: set[str] = set()
    assert "packaging/windows/check_in_wine.sh" in (WORKFLOWS[0].parent / "nightly.yml").read_text("utf-8")
    for path in WORKFLOWS:
        called |= set(re.findall(r"packaging/[\w./-]+\.\w+", path.read_text("utf-8")))
    for path in ROOT.glob("packaging/**/*.sh"):
        called |= set(re.findall(r"packaging/[\w./-]+\.(?:py|sh|nsi|toml|plist|xml)\b", path.read_text("utf-8")))
    assert {"packaging/check_frozen.sh", "packaging/build.py", "packaging/kill_test.py"} <= called
    assert {"packaging/windows/make_setup.sh", "packaging/linux/make_appimage.sh", "packaging/lint.py"} <= called
    for name in called:
        assert (ROOT / name).is_file(), name
        if name.endswith(".sh") and sys.platform != "win32":
            assert (ROOT / name).stat().st_mode & 0o111, f"{name} cannot be run"


def test_every_system_checks_itself_before_it_is_published() -> None:
    jobs = workflow(RELEASE)["jobs"]
    assert set(jobs["publish"]["needs"]) == {"suite", "linux", "windows", "macos", "wheels"}
    assert jobs["suite"]["uses"] == "./.github/workflows/tests.yml"
    kept: set[str] = set()
    for system in ("linux", "windows", "macos"):
        words = " ".join(str(step.get("run", "")) for step in jobs[system]["steps"])
        assert "--selfcheck" in words or "check_frozen.sh" in words
        assert "kill_test.py" in words
        assert "build.py --compiled" in words or "check_frozen.sh" in words
        uploads = [step["with"] for step in jobs[system]["steps"] if "upload-artifact" in str(step.get("uses"))]
        assert len(uploads) == 1
        assert uploads[0]["name"] in {system, "${{ matrix.system }}"}
        kept |= set(uploads[0]["path"].split())
    told = " ".join(str(step.get("run", "")) for step in jobs["publish"]["steps"])
    for pattern in kept:
        assert pattern in told, f"{pattern} is made and not published"
    assert "attest-build-provenance" in str(jobs["publish"]["steps"])
    assert jobs["linux"]["strategy"]["matrix"]["system"] == ["ubuntu-22.04", "ubuntu-22.04-arm"]
    assert jobs["macos"]["strategy"]["matrix"]["system"] == ["macos-15", "macos-15-intel"]


def test_the_wheels_are_compiled_for_every_python_and_system_of_the_suite() -> None:
    jobs = workflow(RELEASE)["jobs"]
    systems = jobs["wheels"]["strategy"]["matrix"]["system"]
    assert {name.partition("-")[0] for name in systems} == {"ubuntu", "windows", "macos"}
    assert "cibuildwheel" in str(jobs["wheels"]["steps"])
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    settings = project["tool"]["cibuildwheel"]
    assert settings["environment"] == {"FELUCCA_COMPILED": "1"}
    assert "--selfcheck" in settings["test-command"]
    matrix = workflow(RELEASE.parent / "tests.yml")["jobs"]["tests"]["strategy"]["matrix"]
    pythons = {*matrix["python"], *(each["python"] for each in matrix["include"])}
    assert settings["build"].split() == sorted(f"cp{version.replace('.', '')}-*" for version in pythons)


def test_secrets_are_told_only_where_they_are_needed() -> None:
    named = set(re.findall(r"secrets\.(\w+)", RELEASE.read_text("utf-8")))
    told = (ROOT / "docs" / "building.md").read_text("utf-8")
    assert named
    for name in named:
        assert f"`{name}`" in told, f"docs/building.md says nothing about the secret {name}"


# Reading them over

FLOW = """
on: push
jobs:
  one:
    runs-on: windows-latest
    defaults: {run: {shell: bash}}
    steps:
      - uses: actions/checkout@v4
      - run: ls "${{ matrix.system }}"
      - {run: Get-Item x, shell: pwsh}
  two:
    runs-on: ubuntu-latest
    steps:
      - run: rm -r $PLACE/*
"""


def test_the_blocks_of_a_workflow_are_those_a_shell_runs(lint: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "flow.yml").write_text(FLOW)
    found = [(block.job, block.number, block.words) for block in lint.blocks(tmp_path / "flow.yml")]
    assert found == [("one", 2, 'ls "filled_in"'), ("two", 1, "rm -r $PLACE/*")]


def test_every_script_with_a_first_line_for_a_shell_is_read(lint: ModuleType) -> None:
    names = {path.relative_to(ROOT).as_posix() for path in lint.scripts()}
    assert {"packaging/check_frozen.sh", "packaging/macos/make_dmg.sh", "packaging/windows/make_setup.sh"} <= names
    assert all(b"sh" in path.read_bytes().splitlines()[0] for path in lint.scripts())
    assert not [path for path in lint.scripts() if b"\r" in path.read_bytes()], "Git's own shell on Windows wants it so"
    assert "* text=auto eol=lf" in (ROOT / ".gitattributes").read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", ["check-jsonschema", "zizmor", "actionlint", "shellcheck", "desktop-file-validate",
                                  "appstreamcli"])  # fmt: skip
def test_no_tool_finds_anything(lint: ModuleType, name: str) -> None:
    found = lint.tool(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    is_good, said = lint.TOOLS[name](found)
    assert is_good, said


def test_a_mistake_in_a_block_is_found(lint: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = lint.tool("shellcheck")
    if found is None:
        pytest.skip("shellcheck is not installed")
    (tmp_path / "flow.yml").write_text(FLOW)
    monkeypatch.setattr(lint, "WORKFLOWS", tmp_path)
    is_good, said = lint.shellcheck(found)
    assert not is_good
    assert "flow-two-step-1.sh" in said


def test_what_a_tool_finds_is_told_and_what_is_missing_left_out(
    lint: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lint, "tool", lambda name: None if name == "away" else name)
    monkeypatch.setattr(lint, "TOOLS", {"away": None, "kind": lambda _: (True, "")})
    assert lint.main([]) == 0
    assert capsys.readouterr().out == "away: not installed, left out\nkind: nothing found\n"
    assert lint.main(["--all"]) == 1
    monkeypatch.setattr(lint, "TOOLS", {"strict": lambda _: (False, "line 3"), "kind": lambda _: (True, "")})
    capsys.readouterr()
    assert lint.main([]) == 1
    assert capsys.readouterr().out == "strict: FOUND\nline 3\nkind: nothing found\n"
