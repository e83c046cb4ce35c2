import { type ReactNode, useEffect, useState } from 'react';
import { translated } from '../../language/translate';
import { beginVisibleLoading, isLoadingVisible, VISIBLE_AFTER } from './visible-loading';

/**
 * Shown while a page's chunk or its filing is being loaded: nothing at first, then a line that is announced too. Where such a line
 * stood until now, it goes on without a gap.
 */
export function Loading({ children = 'Loading…' }: { children?: ReactNode }) {
  const [isShown, setShown] = useState(isLoadingVisible);
  useEffect(() => {
    if (isShown) return beginVisibleLoading();
    const timer = setTimeout(() => setShown(true), VISIBLE_AFTER);
    return () => clearTimeout(timer);
  }, [isShown]);
  return (
    <div className="loading-place" role="status">
      {isShown && <p className="loading">{translated(children)}</p>}
    </div>
  );
}
