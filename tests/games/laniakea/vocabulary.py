"""What cards do, said in the terms of the specification (section 2.13), from the rules they are made of."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.ask import Do
from orrery.games.laniakea.board import DIRECTION_NAMES
from orrery.games.laniakea.components import AdversaryCard, Artifact, Chaos, Entity, Held


def _gain(held: Held) -> str:
    return " + ".join([f"gain({letter},{n})" for letter, n in zip("VFA", held, strict=True) if n])


def _move(extra: int = 0, basic: int = 0, void: int = 0, loop: int = 0) -> str:
    free = [
        f"{name}:{'all' if n == 99 else n}" for name, n in (("basic", basic), ("void", void), ("time_loop", loop)) if n
    ]
    return f"move({', '.join(([f'extra={extra}'] if extra else []) + [f'free={kind}' for kind in free])})"


def _build(less: int = 0, near: int = 0, reap: int = 0) -> str:
    mod = f",mod=-{less} stone" if less else ""
    return (
        f"build(any{mod}{',sanctum_where=here/adjacent' if near else ''}){' then may harvest(built)' if reap else ''}"
    )


def _gain_power(less: int = 0, to: int = 0) -> str:
    return f"gain_power({'free' if less == 99 else f'mod=-{less}A' if less else ''}{'to=hand' if to else ''})"


def _core(times: int, may: int = 0) -> str:
    return f"{'may ' if may else ''}core_action({times}{',distinct' if times > 1 else ''})"


def _recruit(less: int = 0) -> str:
    return f"recruit({f'mod=-{less} unit' if less else ''})"


TERMS: dict[str, Callable[..., str]] = {
    "move": _move,
    "step": lambda basic, void: "step(basic/void)" if basic else "step(void)",
    "build": _build,
    "may_build": _build,
    "build_free_sanctum": lambda: "build(sanctum,free)",
    "build_free_gateway": lambda: "build(gateway,free)",
    "gain_power": _gain_power,
    "recruit": _recruit,
    "may_recruit": _recruit,
    "upgrade": lambda free=0: "upgrade(any,free)" if free else "upgrade(any)",
    "may_upgrade": lambda: "may upgrade(any)",
    "seraph": lambda: "ascend(1) + gain(V,1) + may harvest(own_all) + may relocate_figure(own_gateway)",
    "harvest_own": lambda: "harvest(own_all)",
    "harvest_here": lambda: "harvest(here)",
    "may_harvest_adjacent": lambda: "may harvest(adjacent)",
    "core_action": _core,
    "gain": _gain,
    "gain_stones": lambda n: f"gain_choice({n})",
    "gain_attack_tokens": lambda n: f"attack_token({n})",
    "draw_cards": lambda n: f"draw({n})",
    "draw_artifacts": lambda n: f"draw_artifact({n})",
    "exchange_aether": lambda n: f"exchange(X2,{n})",
    "exchange_stones": lambda n: f"exchange(XS,{n})",
    "trash": lambda n, aether: f"trash(hand/discards/deck,{n})",
    "relocate_anywhere": lambda: "may relocate_figure(galaxy)",
    "relocate_to_passage": lambda: "relocate_figure(passage)",
    "relocate_structure": lambda forced=0: f"{'' if forced else 'may '}relocate_structure(1)",
    "fill_free": lambda n: f"augment({n},free)",
    "double_next_harvest": lambda: "double_next_harvest()",
    "acquire_token": lambda: "slot_token()",
}
INDEPENDENT = ("gain_stones", "gain_attack_tokens")  # what follows these does not depend on them
BOONS = {
    "basic_free": "cost(basic,free)",
    "movements": "movements(+1)",
    "void_less": "cost(void,-1 stone)",
    "loop_free": "cost(time_loop,free)",
    "sanctum_less": "cost(sanctum,-1F)",
    "recruit_less": "cost(recruit,-1 unit)",
    "market_less": "cost(market,-1A)",
    "seraph_aether": "on(seraph, gain(A,1))",
    "void_forge": "on(void_crossed, gain(F,1))",
    "discovery_voyage": "on(discovered, gain(V,1))",
    "hand": "hand_target(+1)",
    "attack": "attack(+1)",
}
EFFECTS = {
    "void_more": "cost(void,+1V)",
    "recruit_more": "cost(recruit,+1 stone)",
    "market_more": "cost(market,+1A)",
    "harvest_less": "harvest_delta(stone,-1)",
    "hand": "hand_target(-1)",
    "no_time_loop": "forbid(time_loop)",
    "no_teleport": "forbid(teleport)",
}
REQUIREMENTS = {
    "": "",
    "hp_entity": "hp_plus(entity)",
    "hp_other_chaos": "hp_plus(other_chaos_in_row)",
    "hp_defeated": "hp_plus(chaos_defeated)",
    "white": "require(in_sector white)",
    "discard": "require(discard 1)",
    "aether": "require(pay 1A)",
}


def effect(*does: Do) -> str:
    text = ""
    for step in does:
        name = step.rule.__name__
        join = "" if not text else " + " if does[0].rule.__name__ in INDEPENDENT else " then "
        text += join + TERMS[name](*step.args)
    return text


def entity(card: Entity) -> str:
    if card.does:
        return effect(*card.does)
    if card.scoring is not None:
        counter, points, each = card.scoring.counter, card.scoring.points, card.scoring.each
        if counter in ("movement_track_full", "all_structure_types"):
            return f"if({counter},{points})"
        return f"per({counter},{points}{f',each={each}' if each > 1 else ''})"
    ((name, value),) = card.boon
    assert value == 1
    return BOONS[name]


def chaos(card: Chaos) -> tuple[str, str, str]:
    everybody = [EFFECTS[name] for name, value in card.effect if value == 1]
    return REQUIREMENTS[card.requirement], " ".join(everybody), effect(*card.reward)


def artifact(card: Artifact) -> str:
    if card.attack:
        return f"attack(+{card.attack},one_attack)"
    return "discard_yield(A)" if card.aether_for_card else effect(*card.does)


def adversary_steps(card: AdversaryCard) -> str:
    def term(step: Do) -> str:
        name = step.rule.__name__
        if name == "adversary_moves":
            return f"{DIRECTION_NAMES[step.args[0]]}{step.args[1]}"
        if name == "adversary_gains":
            return "+" + "".join([letter * n for letter, n in zip("VFA", step.args[0], strict=True)])
        return {"adversary_ascends": "^", "adversary_seraph": "S", "adversary_builds": "B", "adversary_recruits": "R"}[
            name
        ]

    return " ".join([term(step) for step in card.does])
