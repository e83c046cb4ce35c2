import { type ReactNode, useEffect, useState } from 'react';
import { translated } from '../language/translate';

/** Milliseconds before the wait is shown, so that a short one does not flash up. */
const SHOWN_AFTER = 1000;

/** Shown while a page's chunk or its filing is being loaded: nothing at first, then a line that is announced too. */
export function Loading({ children = 'Loading…' }: { children?: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="loading-place" role="status">
      {isShown && <p className="loading">{translated(children)}</p>}
    </div>
  );
}
