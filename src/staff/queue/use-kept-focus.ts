import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const linksOf = (body: HTMLElement | null) => [...(body?.querySelectorAll('a') ?? [])];

/**
 * Rows come and go while somebody reads them by keyboard. When the row that has focus goes, focus moves to the link of the row that
 * takes its place, or of the last one; the browser would put it to the beginning of the page.
 */
export function useKeptFocus(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: readonly unknown[],
): void {
  const focusedRow = useRef(-1);
  useLayoutEffect(() => {
    const isLost = focusedRow.current >= 0 && document.activeElement === document.body && document.hasFocus();
    const links = linksOf(body.current);
    if (isLost) (links[focusedRow.current] ?? links.at(-1))?.focus();
    focusedRow.current = links.findIndex((link) => link === document.activeElement);
  }, [body, rows]);
  useEffect(() => {
    const remember = () => {
      focusedRow.current = linksOf(body.current).findIndex((link) => link === document.activeElement);
    };
    // A press beside the rows leaves them, although nothing else takes focus.
    const forget = () => {
      focusedRow.current = -1;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, [body]);
}
