/** States in which a filing is in the history of its entity. */
export const LISTED_STATES = ['waitingForReview', 'delayed', 'effective', 'revoked'] as const;
export type ListedState = (typeof LISTED_STATES)[number];

/** These states in the words of the contract, for histories and lists of what is coming. */
const FILED_STATES = {
  waitingForReview: 'inReview',
  delayed: 'delayed',
  effective: 'effective',
  revoked: 'revoked',
} as const satisfies Record<ListedState, string>;
export type FiledState = (typeof FILED_STATES)[ListedState];

export const filedState = (state: ListedState): FiledState => FILED_STATES[state];

/** Whether its day is known and still to come. */
export const hasDayToCome = (state: FiledState): boolean => state === FILED_STATES.delayed;

/**
 * The states of which the registry keeps a record under a document number. One that was returned is recorded as rejected: until when it can
 * be corrected belongs to the filing in progress.
 */
export const RECORDED_STATES = [...LISTED_STATES, 'rejected'] as const;
export type RecordedState = (typeof RECORDED_STATES)[number];

/** How far an open filing has come that keeps others of its form from its entity: it waits for the office, or takes effect later. */
export type OpenFiling = 'paying' | 'waiting' | 'later';

interface StateFacts {
  /** It is on record: everybody may read it, its day is known, and it proves who filed it. */
  isAccepted: boolean;
  /** It has yet to change its entity, and keeps other filings of its form out so far. */
  open: Exclude<OpenFiling, 'paying'> | null;
  /** It has changed its entity. */
  isInEffect: boolean;
}

const FACTS: Readonly<Record<RecordedState, StateFacts>> = {
  waitingForReview: { isAccepted: false, open: 'waiting', isInEffect: false },
  delayed: { isAccepted: true, open: 'later', isInEffect: false },
  effective: { isAccepted: true, open: null, isInEffect: true },
  revoked: { isAccepted: true, open: null, isInEffect: false },
  rejected: { isAccepted: false, open: null, isInEffect: false },
};

export const isAccepted = (state: RecordedState): boolean => FACTS[state].isAccepted;
export const ACCEPTED_STATES: readonly RecordedState[] = RECORDED_STATES.filter(isAccepted);

/** Staff have to decide about it. */
export const isUnderReview = (state: RecordedState): boolean => FACTS[state].open === 'waiting';

export const isToCome = (state: RecordedState): boolean => FACTS[state].open !== null;
export const STATES_TO_COME: readonly RecordedState[] = RECORDED_STATES.filter(isToCome);

export const isInEffect = (state: RecordedState): boolean => FACTS[state].isInEffect;

/** Another filing has ended it before its day (T1-revoke). */
export const isRevoked = (state: RecordedState): boolean => state === 'revoked';

export const isListed = (state: RecordedState): state is ListedState =>
  LISTED_STATES.some((listed) => listed === state);

/** The states in which a filing is not in the history of its entity, as if it had never been on record. */
export const UNLISTED_STATES: readonly RecordedState[] = RECORDED_STATES.filter((state) => !isListed(state));

/** How far the filing has come that holds a form on its entity; one without a record is being paid for. */
export const openFilingOf = (state: RecordedState | null): OpenFiling =>
  (state === null ? null : FACTS[state].open) ?? 'paying';

/**
 * Whether a filing keeps others of its form from its entity: until staff have decided, and one that can be made once only until it has
 * taken effect (reading 27).
 */
export const keepsOthersOut = (state: RecordedState, isMadeOnce: boolean): boolean =>
  isUnderReview(state) || (isToCome(state) && isMadeOnce);

/** Whether a moment is still to come. Both are ISO 8601 instants. */
export const isDayToCome = (moment: string, now: string): boolean => Date.parse(moment) > Date.parse(now);

/** What a receipt says of its filing. */
export interface EffectOnReceipt {
  adminFraudCheck: boolean;
  /**
   * When the filing takes effect, ISO 8601. Empty while staff have not approved one that they review (reading 32), and for one that took
   * effect when it was filed.
   */
  effectiveDate: string;
  /** Another filing has revoked it before its day. */
  isRevoked?: boolean | undefined;
}

/**
 * The state of a filing at a moment, when it was filed or when somebody reads of it: its day comes without anybody telling its receipt.
 * @param at ISO 8601 instant
 */
export const stateAt = (
  { adminFraudCheck, effectiveDate, isRevoked = false }: EffectOnReceipt,
  at: string,
): ListedState => {
  if (isRevoked) return 'revoked';
  if (adminFraudCheck && effectiveDate === '') return 'waitingForReview';
  return isDayToCome(effectiveDate, at) ? 'delayed' : 'effective';
};
