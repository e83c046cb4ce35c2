import { useEffect, useRef } from 'react';
import { onAnnouncement } from './announcer';

/** Milliseconds after which a sentence is removed, so that a screen reader does not find it again later. */
const REMOVED_AFTER = 1000;

/**
 * The one polite live region, there before anything is said in it: what is inserted together with its own region is often not read. An
 * open dialog makes the page behind it inert, and has a region of its own.
 */
export function LiveRegion() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      onAnnouncement((text) => {
        const line = document.createElement('div');
        line.textContent = text;
        box.current?.append(line);
        setTimeout(() => line.remove(), REMOVED_AFTER);
      }),
    [],
  );
  return <div className="usa-sr-only" aria-live="polite" data-live-region="" ref={box} />;
}
