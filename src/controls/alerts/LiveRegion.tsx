import { useLayoutEffect, useRef } from 'react';
import { onAnnouncement } from './announcer';

/** Milliseconds after which a sentence is removed, so that a screen reader does not find it again later. */
const REMOVED_AFTER = 1000;

/**
 * The one polite and the one assertive live region, present before any announcement: text that is inserted together with its region is
 * often not read. An open dialog makes the page behind it inert, and has regions of its own.
 */
export function LiveRegion() {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  // Before the effects of what is drawn with it, which may have something to say at once.
  useLayoutEffect(
    () =>
      onAnnouncement((text, urgency) => {
        const box = (urgency === 'alert' ? assertive : polite).current;
        // Several messages of a page may be one sentence, as that of each section that lacks something.
        if (!box || [...box.children].some(({ textContent }) => textContent === text)) return;
        const line = document.createElement('div');
        line.textContent = text;
        box.append(line);
        setTimeout(() => line.remove(), REMOVED_AFTER);
      }),
    [],
  );
  return (
    <>
      <div className="usa-sr-only" aria-live="polite" data-live-region="" ref={polite} />
      <div className="usa-sr-only" aria-live="assertive" data-live-region="" ref={assertive} />
    </>
  );
}
