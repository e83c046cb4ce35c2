import { useEffect } from 'react';
import { announce } from './announcer';

/** Milliseconds before it is said that the next page is on its way: a short wait is only seen. */
const SAID_AFTER = 1000;

/** A line at the top of the window while the next page is fetched and the one before it stays. */
export function PageProgress() {
  useEffect(() => {
    const timer = setTimeout(() => announce('Loading…'), SAID_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return <div className="page-progress" aria-hidden="true" />;
}
