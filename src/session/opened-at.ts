import { useState } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from './root-reducer';
import { serverNow } from './selectors';

/** The moment at which the page was opened, by the server's clock (ISO 8601): what a page says of the time is said for this one. */
export function useOpenedAt(): string {
  const store = useStore<RootState>();
  const [now] = useState(() => serverNow(store.getState()));
  return now;
}
