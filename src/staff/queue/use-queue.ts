import { useCallback, useEffect } from 'react';
import type { QueueView } from '#rules';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { queueClosed, queueOpened, selectQueue } from './queue-slice';

/** The queue as it is now, for as long as the page is open; `askAgain` does not wait for the next time. */
export function useQueue({ page, order }: QueueView) {
  const dispatch = useAppDispatch();
  const askAgain = useCallback(() => void dispatch(queueOpened({ page, order })), [dispatch, page, order]);
  useEffect(() => {
    askAgain();
    return () => void dispatch(queueClosed());
  }, [askAgain, dispatch]);
  return { ...useAppSelector(selectQueue), askAgain };
}
