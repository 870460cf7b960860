"""Pages of the site that are made: the rules by ID, the reference, and what stands beside `docs`. A hook of mkdocs."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

from orrery.games import titles
from orrery.rulebook import rulebook

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
BESIDE = {"index.md": "README.md", "contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
PACKAGES = {
    "core": "The kernel",
    "play": "A table without a network",
    "bots": "Bots",
    "envs": "Environments",
    "remote": "Seats at a server",
    "mcp": "Seats for language models",
}
DOORS = ("orrery.games", "orrery.envs", "orrery.rulebook", "orrery.workers")
FENCE = re.compile(r"^```(\w+) file=(\S+)$", re.MULTILINE)
RULE = re.compile(r"(?<![`\[#\w-])([A-Z]{3}-[A-Z0-9]+-\d+)(?![\w-])")
INLINE = re.compile(r"<script>(.+?)</script>", re.DOTALL)
scripts: dict[str, str] = {}  # what pages would run within themselves, by the name of its file


def on_config(config: MkDocsConfig) -> None:
    """The parts of the navigation that follow from the program, and at the end what nobody has given a place."""
    made = {"RULES": [{title.title: f"rules/{title.name}.md"} for title in titles()], "REFERENCE": reference_nav()}
    for part in config.nav or []:
        if isinstance(part, dict):
            part.update({name: made[value] for name, value in part.items() if isinstance(value, str) and value in made})
    named = str(config.nav)
    documents = sorted(path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md"))
    others = [path for path in documents if f"'{path}'" not in named]
    if config.nav and others:
        config.nav.append({"More": others})


def modules(package: str) -> list[str]:
    files = sorted((SOURCE / "orrery" / package).glob("*.py"))
    return [f"orrery.{package}.{file.stem}" for file in files if file.stem != "__init__"]


def reference_nav() -> list[Any]:
    nav: list[Any] = [{"Doors": [{name: page_of(name)} for name in DOORS]}]
    return nav + [{words: [{name: page_of(name)} for name in modules(part)]} for part, words in PACKAGES.items()]


def page_of(module: str) -> str:
    return f"reference/{module.removeprefix('orrery.').replace('.', '/')}.md"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    made = {name: beside((ROOT / file).read_text("utf-8")) for name, file in BESIDE.items()}
    made["licence.md"] = f"# Licence\n\n```text\n{(ROOT / 'LICENSE').read_text('utf-8')}```\n"
    made |= {f"rules/{title.name}.md": rules(title.name, title.title) for title in titles()}
    for name in [*DOORS, *[module for part in PACKAGES for module in modules(part)]]:
        made[page_of(name)] = f"# {name}\n\n::: {name}\n"
    for path, text in made.items():
        files.append(File.generated(config, path, content=text))
    icon = (ROOT / "web" / "public" / "favicon.svg").read_bytes()
    files.append(File.generated(config, "favicon.svg", content=icon))
    files.append(File.generated(config, "orrery.css", content=(ROOT / "site" / "orrery.css").read_bytes()))
    return files


def beside(text: str) -> str:
    """A document from beside `docs`, with links as they are here."""
    for page, file in BESIDE.items():
        text = text.replace(f"]({file}", f"]({page}")
    return text.replace("](docs/", "](").replace("](LICENSE)", "](licence.md)")


def rules(game: str, title: str) -> str:
    """Every rule has a heading, so that it can be found and linked."""
    lines, chapter = [f"# Rules of {title}", "", "In our words; tests hold every one of them."], ""
    for entry in rulebook(game).entries.values():
        if entry.chapter != chapter:
            chapter = entry.chapter
            lines += ["", f"## {chapter}"]
        lines += ["", f"### {entry.id} {{ #{entry.id} }}", "", entry.text]
    return "\n".join(lines) + "\n"


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """File names become titles of their code, and rules are linked where they are named."""
    text = FENCE.sub(r'```\1 title="\2"', markdown)
    if not page.file.src_uri.startswith("rulings/"):
        return text
    homes = {id: title.name for title in titles() for id in rulebook(title.name).entries}
    return RULE.sub(lambda m: f"[{m[1]}](../rules/{homes[m[1]]}.md#{m[1]})" if m[1] in homes else m[1], text)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    return apart(output, page.url)


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    return apart(output_content, template_name) if template_name.endswith(".html") else output_content


def apart(html: str, url: str) -> str:
    """The server lets no page run what stands within it: that goes into files."""

    def moved(found: re.Match[str]) -> str:
        name = f"assets/{hashlib.sha256(found[1].encode()).hexdigest()[:12]}.js"
        scripts[name] = found[1]
        return f'<script src="{get_relative_url(name, url)}"></script>'

    return INLINE.sub(moved, html)


def on_post_build(config: MkDocsConfig) -> None:
    for name, code in scripts.items():
        (Path(config.site_dir) / name).write_text(code, "utf-8")
