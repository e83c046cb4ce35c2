import { isReviewPath, pendingRejectPath, pendingReviewPath, rejectConfirmPath } from './review-address';

const FILING = { mstrTransId: '20261234567', transactionId: '20267654321' };

it.each([pendingReviewPath(FILING), pendingRejectPath(FILING), rejectConfirmPath(FILING)])(
  '%s belongs to the review of a filing',
  (path) => expect(isReviewPath(path)).toBe(true),
);

it.each(['/business/admin/pendingqueue', '/business/admin/adminhome', '/business/admin/pendingreviewers/1'])(
  '%s belongs to no review',
  (path) => expect(isReviewPath(path)).toBe(false),
);
