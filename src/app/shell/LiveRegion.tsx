import { useEffect, useState } from 'react';
import { onAnnouncement } from '../../forms/announcer';

/** Milliseconds after which a sentence leaves the page, so that nobody comes upon it while reading on. */
const FORGET_AFTER = 500;

/** The one polite live region of the page shell. */
export function LiveRegion() {
  const [text, setText] = useState('');
  useEffect(() => onAnnouncement(setText), []);
  useEffect(() => {
    const timer = setTimeout(() => setText(''), FORGET_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="usa-sr-only" aria-live="polite" data-live-region="">
      {text}
    </div>
  );
}
