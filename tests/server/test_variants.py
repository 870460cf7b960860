"""A table of a variant: opened with it, marked for all to see, played and kept like any other."""

from __future__ import annotations

from tests.server.running import Browser

TEXT = 'name = "Cheap sleep"\n[card.K02]\ncost = "gold crystal"\n'
SAID = ["Cold Sleep (card K02): cost gold crystal, printed crystal crystal"]


def opened(ann: Browser, expect: int = 201, text: str = TEXT) -> dict:
    form = {
        "game": "council",
        "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}],
        "settings": {"variant": text},
    }
    return ann.post("/api/tables", form, expect)


def test_everybody_sees_that_a_table_plays_a_variant(ann: Browser, ben: Browser) -> None:
    table = opened(ann)
    assert table["title"] == "Council of Shadows (Cheap sleep)"
    assert table["variant"] == SAID
    assert ben.get(f"/api/tables/{table['id']}")["table"]["variant"] == SAID
    assert ann.get("/api/tables")[0]["table"]["title"] == "Council of Shadows (Cheap sleep)"
    assert ann.table("council", "Ann", "Ben")["variant"] == []


def test_what_is_printed_is_what_the_variant_says(ann: Browser) -> None:
    table = opened(ann)
    varied = ann.get("/api/games/council/content", **table["settings"])
    assert varied["game"] == "council"
    assert varied["things"]["card:K02"]["cost"] == [0, 1, 1]
    assert ann.get("/api/games/council/content")["things"]["card:K02"]["cost"] == [0, 0, 2]


def test_people_and_bots_play_it_and_its_file_verifies(ann: Browser) -> None:
    table = opened(ann)
    for _ in range(3):
        state = ann.get(f"/api/tables/{table['id']}", seat=0)
        ask = state["view"]["ask"]
        if ask is None:
            continue
        key = ask["options"][-1]["key"]
        ann.post(f"/api/tables/{table['id']}/choose", {"seat": 0, "key": key, "version": state["version"]})
    assert ann.get(f"/api/tables/{table['id']}", seat=0)["table"]["variant"] == SAID


def test_a_broken_variant_is_refused_in_a_sentence(ann: Browser) -> None:
    said = opened(ann, 400, '[card.K02]\ncost = "silver"')["error"]
    assert said.startswith("[card.K02] cost cannot be 'silver': it can be 1 to 2 words of coal")
    assert "cannot be read as TOML" in opened(ann, 400, "[card")["error"]
