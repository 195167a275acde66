/**
 * Runs work once the next frame is painted, so that the screen answers a press before long work begins. A page out of
 * sight paints no frame and does not wait.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}
