import { useEffect, useRef } from 'react';

/** Which elements may have focus, and where it goes when one of them is removed. Both functions read the page as it is when they are called. */
interface FocusRecovery {
  /** The index of an element among them, from 0; -1 where it is none of them. */
  placeOf: (element: Element | null) => number;
  /** The element that takes focus when the one at this index has been removed. */
  successorOf: (place: number) => HTMLElement | null | undefined;
}

/**
 * Moves focus to the successor of a row or button that had it and was removed, because another administrator acted on the same filing;
 * the browser would put focus to the beginning of the page.
 * @param shown focus is checked when this changes
 */
export function useFocusRecovery({ placeOf, successorOf }: FocusRecovery, shown: unknown): void {
  const places = useRef({ placeOf, successorOf });
  const focused = useRef(-1);
  useEffect(() => {
    places.current = { placeOf, successorOf };
  });
  // After the layout: a dialog that closes at the same time gives focus back to its opener first, where that is still there.
  useEffect(() => {
    const isLost = focused.current >= 0 && document.activeElement === document.body;
    if (isLost) places.current.successorOf(focused.current)?.focus();
    focused.current = places.current.placeOf(document.activeElement);
  }, [shown]);
  useEffect(() => {
    const remember = () => {
      focused.current = places.current.placeOf(document.activeElement);
    };
    // A press outside of all of them gives focus up on purpose, although nothing else takes it.
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
