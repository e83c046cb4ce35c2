/** Milliseconds within which the second click of a double click comes. */
const DOUBLE_CLICK = 500;

let drawnAt = Number.NEGATIVE_INFINITY;
let isBeingDrawn = false;

/** By the clock of events' timestamps, even if other clocks are changed. */
const now = (): number => new Event('now').timeStamp;

/** Called when a page has replaced the one before it. */
export function markPageRendered(): void {
  drawnAt = now();
  isBeingDrawn = true;
  setTimeout(() => (isBeingDrawn = false));
}

/** Pressed before the page could be seen, or once more in a double click that has opened it. */
const isForPageBefore = ({ timeStamp, detail }: MouseEvent): boolean =>
  isBeingDrawn || timeStamp <= drawnAt || (detail > 1 && timeStamp - drawnAt < DOUBLE_CLICK);

/**
 * Ignores a click that was meant for the page before, when another page has just replaced it.
 * @returns a function that ends this
 */
export function holdEarlyClicks(): () => void {
  const hold = (event: MouseEvent) => {
    if (!isForPageBefore(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', hold, { capture: true });
  return () => window.removeEventListener('click', hold, { capture: true });
}
