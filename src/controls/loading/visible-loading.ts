/** Milliseconds before a wait is shown, so that a short one does not flash up. */
export const VISIBLE_AFTER = 1000;

/** Milliseconds after a wait within which the next one belongs to it. */
const CONTINUES_WITHIN = 500;

let shown = 0;
let endedAt = Number.NEGATIVE_INFINITY;

/** Whether the page says that something is being loaded, or did so until a moment ago: what waits now goes on with that. */
export const isLoadingVisible = (): boolean => shown > 0 || performance.now() - endedAt < CONTINUES_WITHIN;

/** Notes that a wait is shown from now on; the function returned ends that. */
export function beginVisibleLoading(): () => void {
  shown += 1;
  return () => {
    shown -= 1;
    endedAt = performance.now();
  };
}
