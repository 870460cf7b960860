import { expect, test, vi } from "vitest";
import { decoded, go, route } from "./router.svelte";

test("a page is gone to, and the address of the browser is kept in step", () => {
  const push = vi.spyOn(history, "pushState").mockImplementation((_state, _unused, path) => {
    const { pathname, hash } = new URL(String(path), "http://orrery.test");
    Object.assign(location, { pathname, hash });
  });
  go("/t/abc#12");
  expect(push).toHaveBeenCalledOnce();
  expect([route.path, route.hash]).toEqual(["/t/abc", "#12"]);
});

test("a replaced address leaves the page where it is scrolled to", () => {
  const scroll = vi.spyOn(window, "scrollTo"),
    replace = vi.spyOn(history, "replaceState");
  scroll.mockClear();
  go("/rules/abc", true);
  expect(replace).toHaveBeenCalled();
  expect(scroll).not.toHaveBeenCalled();
});

test("an address that cannot be read is taken as it stands", () => {
  expect(["b%C3%A9", "%", "%E0%A4%A"].map(decoded)).toEqual(["bé", "%", "%E0%A4%A"]);
});
