import { useEffect, useRef, type ReactNode } from 'react';
import { reviewLockText, pendingNoticeStatus, pendingNoticeText } from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { Button } from '../../controls/Button';
import { useAppDispatch } from '../../session/store-hooks';
import { useFocusRecovery } from '../use-focus-recovery';
import { messageLeft, processChosen } from './review-slice';
import { useReview } from './use-review';

/**
 * Next to the pages of a filing under review: who processes it and since when, what has happened to it meanwhile, and what the reader
 * may do.
 */
export function LockBox({ children }: { children?: ReactNode }) {
  const dispatch = useAppDispatch();
  const { filing, actions, userId, notice, message, isOutOfDate } = useReview();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => () => void dispatch(messageLeft()), [dispatch]);
  // A user who loses the lock loses the buttons that need it, here and below a form. Reading starts at the heading, with what has happened.
  useFocusRecovery(
    {
      placeOf: (element) => (element?.closest('main') ? 0 : -1),
      successorOf: () => heading.current,
    },
    actions.join(' '),
  );
  const text = pendingNoticeText(notice, filing, userId);
  return (
    <section className="step-aside" aria-labelledby="decision">
      <h2 className="card__title" id="decision" ref={heading} tabIndex={-1}>
        Decision
      </h2>
      <div role="status">
        {text !== '' && <Alert kind={pendingNoticeStatus(notice)}>{text}</Alert>}
        {filing.decidedBy === undefined && <p>{reviewLockText(filing, userId)}</p>}
        {isOutOfDate && (
          <p className="usa-hint">
            The registry does not answer. Who processes the filing may have changed; it is asked again.
          </p>
        )}
      </div>
      {message !== '' && <Alert kind="error">{message}</Alert>}
      {children}
    </section>
  );
}

/** Takes the lock, if it is free. */
export function ProcessButton() {
  const dispatch = useAppDispatch();
  const { actions, work, filing, userId } = useReview();
  if (!actions.includes('process')) return null;
  return (
    <Button
      variant={filing.lockUserId === userId ? 'secondary' : 'primary'}
      isBusy={work === 'locking'}
      onClick={() => dispatch(processChosen())}
    >
      Process
    </Button>
  );
}
