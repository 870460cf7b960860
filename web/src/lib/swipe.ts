/** A finger that goes sideways: on, or back. */
const FAR = 48;

export const swipe = (turn: (by: number) => void) => (element: HTMLElement) => {
  let from: Touch | undefined;
  element.addEventListener("touchstart", ({ touches }) => (from = touches.length === 1 ? touches[0] : undefined), {
    passive: true,
  });
  element.addEventListener("touchend", ({ changedTouches: [to] }) => {
    if (!from || !to) return;
    const x = to.clientX - from.clientX,
      y = to.clientY - from.clientY;
    if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
  });
};
