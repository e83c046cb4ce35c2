import { useEffect, useState } from 'react';
import { onAnnouncement } from '../../forms/announcer';

/** Milliseconds after which a sentence is removed, so that a screen reader does not find it again later. */
const REMOVED_AFTER = 500;

/** The one polite live region of the page shell. */
export function LiveRegion() {
  const [text, setText] = useState('');
  useEffect(() => onAnnouncement(setText), []);
  useEffect(() => {
    const timer = setTimeout(() => setText(''), REMOVED_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="usa-sr-only" aria-live="polite" data-live-region="">
      {text}
    </div>
  );
}
