import { type ReactNode, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { PageProgress } from '../controls/loading/PageProgress';
import { holdEarlyClicks, markPageRendered } from './early-clicks';

interface PagesRouterProps {
  /** Whether the page of a path can be drawn at once. */
  isAtHand: (path: string) => boolean;
  /** Whether the page of a path is in another language than this one: it is loaded anew. */
  isInOtherLanguage: (path: string) => boolean;
  reload?: () => void;
  children: ReactNode;
}

const loadAnew = () => window.location.reload();

/**
 * Like the router's own for browsers, but a page that is loaded already is drawn in one go with all other changes: the page before it is
 * not drawn again, and the heading has focus before anything is painted. Any other page is loaded while the one before it stays, with a
 * line that says so.
 */
export function PagesRouter({ isAtHand, isInOtherLanguage, reload = loadAnew, children }: PagesRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPage] = useState({ action: history.action, location: history.location });
  const [isFetching, startFetching] = useTransition();
  useLayoutEffect(() => {
    // Back and Forward work before the first page is drawn.
    if (isInOtherLanguage(history.location.pathname)) reload();
    return history.listen((next) => {
      if (isInOtherLanguage(next.location.pathname)) reload();
      else if (isAtHand(next.location.pathname)) setPage(next);
      else startFetching(() => setPage(next));
    });
  }, [history, isAtHand, isInOtherLanguage, reload]);
  useLayoutEffect(holdEarlyClicks, []);
  const drawnPath = useRef(location.pathname);
  useLayoutEffect(() => {
    // Before the first page there was none.
    if (drawnPath.current !== location.pathname) markPageRendered();
    drawnPath.current = location.pathname;
  }, [location.pathname]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {isFetching && <PageProgress />}
      {children}
    </Router>
  );
}
