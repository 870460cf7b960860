"""Sentences in parts: plain words, and words that name something the rest of the table can point at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypedDict, Union


class Ref(TypedDict):
    """Words that name a thing, a place or a symbol, and how views, journals and drawings name it."""

    ref: str
    name: str


Part = Union[str, Ref]
Sentence = list[Part]


def plain(sentence: Sequence[Part]) -> str:
    """The sentence in words alone."""
    return "".join([part if isinstance(part, str) else part["name"] for part in sentence])


def refs(sentence: Sequence[Part]) -> list[str]:
    """What the sentence names, each once."""
    return list(dict.fromkeys([part["ref"] for part in sentence if not isinstance(part, str)]))


def renamed(sentence: Sequence[Part], called: Callable[[str], str]) -> Sentence:
    """The same with what it points at called otherwise, where it is."""
    return [
        part if isinstance(part, str) else Ref(ref=part["ref"], name=called(part["ref"]) or part["name"])
        for part in sentence
    ]


def parts(marked: str) -> Sentence:
    """A text written by us, such as `gain [token:BG|a Blue Giant]`, in parts."""
    sentence: Sentence = []
    for piece in marked.split("["):
        inside, closed, rest = piece.partition("]")
        if not closed:
            sentence.append(piece)
            continue
        ref, _, name = inside.partition("|")
        sentence += [Ref(ref=ref, name=name), rest]
    return [part for part in sentence if part]


def unmarked(marked: str) -> str:
    """The same text in words alone."""
    return plain(parts(marked)) if "[" in marked else marked


def capital(marked: str) -> str:
    """The text as a sentence begins, also where its first word names something."""
    at = marked.index("|") + 1 if marked.startswith("[") else 0
    return f"{marked[:at]}{marked[at].upper()}{marked[at + 1 :]}"


def listed(sentences: Sequence[Sentence]) -> Sentence:
    """`a`, `a and b`, `a, b and c`."""
    said: Sentence = []
    for i, sentence in enumerate(sentences):
        if i:
            said.append(" and " if i == len(sentences) - 1 else ", ")
        said += sentence
    return said


def either(clauses: Sequence[Sentence]) -> Sentence:
    """`A`, `A, or b`: one question of several."""
    said: Sentence = [*clauses[0]] if clauses else []
    for clause in clauses[1:]:
        first = clause[0]
        said.append(", or ")
        said += [f"{first[0].lower()}{first[1:]}", *clause[1:]] if isinstance(first, str) else clause
    return tidy(said)


def tidy(sentence: Sequence[Part]) -> Sentence:
    """The same sentence in as few parts as it has names."""
    said: Sentence = []
    for part in sentence:
        last = said[-1] if said else None
        if isinstance(part, str) and isinstance(last, str):
            said[-1] = last + part
        elif part:
            said.append(part)
    return said
