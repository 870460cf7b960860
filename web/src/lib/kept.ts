/** The new value with every part of the old one that is still the same: what has not changed is not drawn again. */
export function kept<T>(old: unknown, now: T): T {
  if (
    Object.is(old, now) ||
    typeof now !== "object" ||
    !now ||
    typeof old !== "object" ||
    !old ||
    Array.isArray(old) !== Array.isArray(now)
  )
    return now;
  const was = old as Record<string, unknown>,
    is = now as Record<string, unknown>,
    names = Object.keys(is);
  let same = names.length === Object.keys(was).length;
  for (const name of names) {
    const part = kept(was[name], is[name]);
    is[name] = part;
    same &&= name in was && Object.is(part, was[name]);
  }
  return same ? (old as T) : now;
}
