import { PATHS } from '../../navigation/paths';
import type { PendingFiling } from './pending-filing';

type Numbers = Pick<PendingFiling, 'mstrTransId' | 'transactionId'>;

const under = (path: string, { mstrTransId, transactionId }: Numbers): string =>
  `${path}/${encodeURIComponent(mstrTransId)}/${encodeURIComponent(transactionId)}`;

/** The address of the review of a pending filing: its master and its transaction number, as the registry asks for them. */
export const pendingReviewPath = (filing: Numbers): string => under(PATHS.pendingReview, filing);

/** The address at which the reasons for the rejection of a filing are chosen; it names the filing, so that a reload keeps it. */
export const pendingRejectPath = (filing: Numbers): string => under(PATHS.pendingReject, filing);

/** The address at which that rejection is confirmed. */
export const rejectConfirmPath = (filing: Numbers): string => under(PATHS.rejectConfirm, filing);

/** Whether an address is one of the pages of a filing's review, which are reached from the pending queue. */
export const isReviewPath = (path: string): boolean =>
  [PATHS.pendingReview, PATHS.pendingReject, PATHS.rejectConfirm].some((page) => path.startsWith(`${page}/`));
