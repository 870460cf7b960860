"""A game as a file: everything needed to replay it, play on, and prove that it was fair."""

from orrery.play.transcript.contents import result, text_of, transcript
from orrery.play.transcript.disk import cause, look, read_data, shown, write
from orrery.play.transcript.proving import resume, verify
from orrery.play.transcript.reading import BadFile, parse
from orrery.play.transcript.replaying import replay

__all__ = [
    "BadFile",
    "cause",
    "look",
    "parse",
    "read_data",
    "replay",
    "result",
    "resume",
    "shown",
    "text_of",
    "transcript",
    "verify",
    "write",
]
