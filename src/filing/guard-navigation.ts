/** The place of a history entry, as the router writes it. */
const placeOf = (state: unknown): number | null => {
  const idx = (state as { idx?: unknown } | null)?.idx;
  return typeof idx === 'number' ? idx : null;
};

/**
 * Holds up Back, Forward and links of this site until somebody has agreed. `ask` is called with what would have happened.
 * The declarative router cannot block by itself, so this stands before it: in the capture phase, which comes first.
 * @returns a function that ends the guard
 */
export function guardNavigation(ask: (proceed: () => void) => void): () => void {
  let allowed = false;
  let returning = false;
  const here = placeOf(window.history.state);

  const onPopState = (event: PopStateEvent) => {
    if (allowed) return;
    if (returning) {
      returning = false;
      event.stopImmediatePropagation();
      return;
    }
    const there = placeOf(event.state);
    if (here === null || there === null || there === here) return;
    event.stopImmediatePropagation();
    const distance = there - here;
    returning = true;
    window.history.go(-distance);
    ask(() => {
      allowed = true;
      window.history.go(distance);
    });
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (allowed || !(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const leavesPage = link.origin === window.location.origin && link.pathname !== window.location.pathname;
    if (!isPlain || !leavesPage || (link.target !== '' && link.target !== '_self') || link.download) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => {
      allowed = true;
      link.click();
    });
  };
  window.addEventListener('popstate', onPopState, { capture: true });
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    window.removeEventListener('popstate', onPopState, { capture: true });
    document.removeEventListener('click', onClick, { capture: true });
  };
}
