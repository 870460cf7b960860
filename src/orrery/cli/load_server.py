"""The server that `orrery bench server` starts: its tables, and how much of the machine it takes."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from functools import cache
from http.client import HTTPConnection
from pathlib import Path

from orrery.cli.stop import Stop
from orrery.games import title as find_title


class Server:
    def __init__(self, folder: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        database = f"sqlite:///{folder}/tables.sqlite"
        command = [sys.executable, "-m", "orrery", "serve", "--port", str(self.port), "--database", database]
        quiet = {**os.environ, "ORRERY_LOG": "warning", "ORRERY_LIMITS": "off"}
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=quiet)
        self.cookie = ""
        self.http = HTTPConnection("127.0.0.1", self.port, timeout=60)

    def wait(self) -> None:
        for _ in range(1200):
            if self.process.poll() is not None:
                raise Stop("The server of the bench did not start; try: orrery serve", 1)
            try:
                self.http.request("GET", "/healthz")
                self.http.getresponse().read()
            except OSError:
                self.http.close()
                time.sleep(0.05)
            else:
                return
        raise Stop("The server of the bench did not start in a minute; is this machine very busy?", 1)

    def stay_on_one_core(self) -> None:
        if hasattr(os, "sched_setaffinity"):
            cores = sorted(os.sched_getaffinity(0))
            for thread in Path(f"/proc/{self.process.pid}/task").iterdir():
                os.sched_setaffinity(int(thread.name), {cores[-1]})

    def table(self, game: str, seats: list[dict[str, str]]) -> str:
        headers = {"Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        body = {"game": game, "seats": seats, "seed": seed_of(game)}
        self.http.request("POST", "/api/tables", json.dumps(body), headers)
        response = self.http.getresponse()
        answer = json.loads(response.read())
        self.http.close()  # the server would, after some seconds
        if response.status != 201:
            raise Stop(f"The server refused a table: {answer['error']}", 1)
        self.cookie = self.cookie or (response.getheader("Set-Cookie") or "").partition(";")[0]
        return str(answer["id"])

    def memory(self) -> float:
        """Megabytes of the server and of the processes in which its bots think."""
        parents = {}
        for status in Path("/proc").glob("[0-9]*/status"):
            try:
                lines = dict(line.split(":\t", 1) for line in status.read_text().splitlines() if ":\t" in line)
            except OSError:
                continue
            parents[int(status.parent.name)] = (int(lines["PPid"]), int(lines.get("VmRSS", "0").split()[0]))
        mine = {self.process.pid}
        for _ in range(4):
            mine |= {pid for pid, (parent, _) in parents.items() if parent in mine}
        return sum([size for pid, (_, size) in parents.items() if pid in mine]) / 1024

    def cpu(self) -> float:
        """Seconds of a core that the server itself has used, of all its threads."""
        after_its_name = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        user, system = after_its_name[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


@cache
def seed_of(game: str) -> str:
    """One with which the first seat begins."""
    title = find_title(game)
    deals = ((seed, title.setup(seed, 2, title.settings({}))) for seed in range(1, 1000))
    return str(next(seed for seed, g in deals if 0 in g.asks))
