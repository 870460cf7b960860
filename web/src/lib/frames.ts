/** What need not be part of the frame that shows a choice is done behind it: the layout is known then. Gives what
 *  calls it off. */
export function afterFrame(work: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
