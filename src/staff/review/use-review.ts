import { pendingActions, type PendingAction } from '#rules';
import { useAppSelector } from '../../session/store-hooks';
import { selectReview, selectUserId, type ReviewedFiling } from './review-slice';

/** The open filing, its reader, and what they may do with it (A2-review). For pages inside of `ReviewArea`, which has one. */
export function useReview() {
  const review = useAppSelector(selectReview);
  const userId = useAppSelector(selectUserId);
  const { filing } = review;
  if (!filing) throw new Error('No filing is open.');
  return { ...review, filing, userId, actions: actionsOn(filing, userId) };
}

const actionsOn = (
  { state, lockUserId, lockHasExpired = false }: ReviewedFiling,
  userId: string,
): PendingAction[] =>
  pendingActions(state, lockUserId === userId ? 'holder' : 'otherAdmin', lockHasExpired ? 'expired' : 'live');
