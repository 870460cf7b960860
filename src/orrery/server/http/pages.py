"""The web client: its files, and its first page for every address that is the client's own affair."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parent.parent / "static"
# The pages of the client, as in `web/src/App.svelte`: whoever asks for anything else is not shown one.
PAGES = re.compile(r"t/[^/.]+(/replay)?|(join|recover|rules)/[^/.]+")
FOREVER = "public, max-age=31536000, immutable"


class Client(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        if path == "api" or path.startswith(("api/", "metrics", "healthz")):
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not PAGES.fullmatch(path):
                raise
            response = await super().get_response("index.html", scope)
        named = path.startswith("assets/")  # with a hash in the name
        response.headers["Cache-Control"] = FOREVER if named else "no-cache"
        return response
