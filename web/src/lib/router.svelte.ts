/** Which page is shown: the address of the browser, kept in step. */
class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);
}
export const route = new Route();

/** As somebody wrote it; where that cannot be read, as it stands, which leads nowhere. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const read = () => {
  route.path = location.pathname;
  route.hash = location.hash;
};

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  read();
  if (!replace) window.scrollTo(0, 0);
}

/** Plain links inside the site change the page without loading it anew. */
export function watchLinks(): void {
  addEventListener("popstate", read);
  addEventListener("hashchange", read);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element).closest("a");
    if (
      !link ||
      link.target ||
      link.hasAttribute("download") ||
      link.origin !== location.origin ||
      link.pathname.startsWith("/api/")
    )
      return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
