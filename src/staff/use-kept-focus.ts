import { useEffect, useRef } from 'react';

/** How a place of the page keeps focus. Both functions are called with what the page shows at that moment. */
interface KeptFocus {
  /** Which of the places has this element, from 0; -1 where it is none of them. */
  placeOf: (element: Element | null) => number;
  /** What takes focus when what stood in the place has gone. */
  heirOf: (place: number) => HTMLElement | null | undefined;
}

/**
 * Rows and buttons come and go by what other administrators do, while somebody uses the page by keyboard. When the one that has focus
 * goes, focus moves to its heir; the browser would put it to the beginning of the page.
 * @param shown focus is looked after when this changes
 */
export function useKeptFocus({ placeOf, heirOf }: KeptFocus, shown: unknown): void {
  const places = useRef({ placeOf, heirOf });
  const focused = useRef(-1);
  useEffect(() => {
    places.current = { placeOf, heirOf };
  });
  // After the layout: a dialog that closes at the same time gives focus back to its opener first, where that is still there.
  useEffect(() => {
    const isLost = focused.current >= 0 && document.activeElement === document.body;
    if (isLost) places.current.heirOf(focused.current)?.focus();
    focused.current = places.current.placeOf(document.activeElement);
  }, [shown]);
  useEffect(() => {
    const remember = () => {
      focused.current = places.current.placeOf(document.activeElement);
    };
    // A press beside all of them leaves them, although nothing else takes focus.
    const forget = () => {
      focused.current = -1;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}
