type Ask = (proceed: () => void) => void;

/** Whether leaving for a page, given by its path, loses nothing and so asks nothing. */
type Passes = (path: string) => boolean;

/** Who asks, and the place in the history of the page that they hold. */
let heldNavigation: { ask: Ask; passes: Passes; here: number | null } | null = null;

/** The place of a history entry, as the router writes it. */
const placeOf = (state: unknown): number | null => {
  const idx = (state as { idx?: unknown } | null)?.idx;
  return typeof idx === 'number' ? idx : null;
};

/** The link that a click would follow in this window, when it leads to another page of this application. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isHere = (link.target === '' || link.target === '_self') && !link.download;
  const leaves = link.origin === window.location.origin && link.pathname !== window.location.pathname;
  return isPlain && isHere && leaves ? link : null;
}

/**
 * Installed before the router, which cannot block by itself: holds up Back, Forward and links while a question is open. It must come first,
 * because the window calls its listeners in the order of their registration.
 */
export function installNavigationGuard(): void {
  let passes = false;
  let isReturning = false;

  window.addEventListener('popstate', (event) => {
    const there = placeOf(event.state);
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const here = passes ? null : (heldNavigation?.here ?? null);
    passes = false;
    const distance = here === null || there === null ? 0 : there - here;
    // The browser is at the other page already.
    if (distance === 0 || heldNavigation?.passes(window.location.pathname)) return;
    event.stopImmediatePropagation();
    isReturning = true;
    window.history.go(-distance);
    heldNavigation?.ask(() => {
      passes = true;
      window.history.go(distance);
    });
  });
  document.addEventListener(
    'click',
    (event) => {
      const link = heldNavigation && followedLink(event);
      if (!link || passes || heldNavigation?.passes(link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      heldNavigation?.ask(() => {
        passes = true;
        link.click();
        passes = false;
      });
    },
    { capture: true },
  );
}

/**
 * From now on `question` is asked before the page is left; it is handed what would have happened.
 * @param passes pages that may be opened without being asked
 * @returns a function that ends this
 */
export function holdNavigation(question: Ask, passes: Passes = () => false): () => void {
  const mine = { ask: question, passes, here: placeOf(window.history.state) };
  heldNavigation = mine;
  return () => {
    if (heldNavigation === mine) heldNavigation = null;
  };
}
