"""An analysis that needs no thinking: of a game that was played long ago, with marks where a test wants them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route

from orrery.analysis.shape import FORMAT
from tests.web.player import Player

GOLDEN = Path(__file__).parent.parent / "golden"
JSON = "application/json"


def imported(player: Player, file: str) -> str:
    """The table of a finished game of the shelf."""
    data = (GOLDEN / f"{file}.json").read_bytes()
    answer = player.page.context.request.post("/api/import", data=data, headers={"Content-Type": JSON})
    return str(answer.json()["id"])


class Prepared:
    """Two slips (the first a blunder), a stroke of luck and a thought, at choices with several options."""

    def __init__(self, player: Player, id: str, first: int = 20) -> None:
        self.player = player
        self.id = id
        state = player.ask("GET", f"/api/tables/{id}")
        self.names = state["view"]["names"]
        self.total = int(state["view"]["moves"])
        self.rounds = player.ask("GET", f"/api/tables/{id}/course")["rounds"]
        self.slips = [self.slip(first, "blunder", 0.12), self.slip(first + 12, "mistake", 0.05)]
        self.luck = first + 6

    def slip(self, move: int, kind: str, given: float) -> dict[str, Any]:
        """At the next choice that has another option."""
        while True:
            at = self.player.ask("GET", f"/api/tables/{self.id}/at/{move - 1}")
            seat = at["view"]["waiting_for"][0]
            ask = self.player.ask("GET", f"/api/tables/{self.id}/at/{move - 1}?seat={seat}")["view"]["ask"]
            if len(ask["options"]) > 1:
                break
            move += 1
        played, better = [self.idea(ask["options"][n], 0.41 + given * n) for n in (0, 1)]
        better["gains"] = [{"source": "rival", "amount": -2.5, "error": 0.5, "worth": -2.5}]
        better["reason"] = "-3 for the strongest rival by the end."
        error = {"given": given, "error": 0.01}
        return {"move": move, "seat": seat, "kind": kind, **error, "played": played, "better": better}

    def idea(self, option: dict[str, Any], chance: float) -> dict[str, Any]:
        steps = [{"key": option["key"], "label": option["label"]}]
        return {"key": option["key"], "steps": steps, "chance": chance, "error": 0.01, "gains": [], "reason": ""}

    @property
    def analysis(self) -> dict[str, Any]:
        seats = len(self.names)
        fate = {"start": 1 / seats, "luck": 0.06, "given": 0.17, "error": 0.04}
        results = [float(seat == 0) for seat in range(seats)]
        rests = [result - 1 / seats - 0.06 + 0.17 for result in results]
        fates = [
            {"seat": seat, "result": results[seat], "rest": rests[seat], "margin": 6, "even": 3.0, **fate}
            for seat in range(seats)
        ]
        move = self.slips[0]["move"]
        thought = {"move": move, "moves": [move], "seat": self.slips[0]["seat"], "idea": self.slips[0]["better"]}
        return {
            "format": FORMAT,
            "game": "any",
            "names": self.names,
            "seat": -1,
            "judge": "master",
            "rounds": self.rounds,
            "chances": [[1 / seats] * seats] * self.total + [[1.0] + [0.0] * (seats - 1)],
            "slips": self.slips,
            "strokes": [{"move": self.luck, "seat": 0, "luck": 0.07, "words": "Something came to light."}],
            "thoughts": [thought],
            "fates": fates,
            "summary": f"{self.names[0]} wins by 6; with even luck by 3.",
        }

    def serve(self, page: Page, waiting: int = 1) -> None:
        """First it is reckoned, then it is there."""
        asked = 0

        def answer(route: Route) -> None:
            nonlocal asked
            asked += 1
            done = asked > waiting
            state = {"status": "done" if done else "running", "ahead": 0, "share": 1.0 if done else 0.4, "error": ""}
            body = json.dumps({**state, "analysis": self.analysis if done else None})
            route.fulfill(body=body, content_type=JSON)

        page.route(f"**/api/tables/{self.id}/analysis?*", answer)
