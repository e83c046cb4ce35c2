import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds after which a wait is noticed. What comes sooner is not preceded by a flash of words. */
const NOTICED_AFTER = 1000;

/** While a page's chunk or its filing is on its way: nothing at first, then a line that is announced too. */
export function Loading({ children = 'Loading…' }: { children?: ReactNode }) {
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), NOTICED_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="loading-place" role="status">
      {isNoticed && <p className="loading">{children}</p>}
    </div>
  );
}
