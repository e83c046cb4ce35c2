import type { ListedState } from '#rules';

/** The state of a finished filing, in the words of the business. */
export const STATE_WORDS: Readonly<Record<string, ListedState>> = {
  'in effect': 'effective',
  delayed: 'delayed',
  revoked: 'revoked',
  'queued for review': 'waitingForReview',
};
