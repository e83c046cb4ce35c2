import type { RowCondition } from '../decision-table/domain';
import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { RecordedState } from './recorded-state';
import { isDayToCome, LISTED_STATES, RECORDED_STATES } from './recorded-state';

/**
 * The states of a filing. `received` lasts no longer than the transaction that its payment arrives in. `returned` is rejected, with days in
 * which its filer may correct it. That a document is withheld is no state of its own: its filing takes effect, or stays in effect, all the
 * same.
 */
export const LIFE_STATES = [
  'inProgress',
  'beingPaid',
  'received',
  'waitingForReview',
  'waitingForFiler',
  'delayed',
  'effective',
  'returned',
  'rejected',
  'revoked',
  'void',
] as const;
export type LifeState = (typeof LIFE_STATES)[number];

/** What can happen to a filing. */
export const LIFE_EVENTS = [
  'pay',
  'paymentEnds',
  'paymentArrives',
  'record',
  'refund',
  'approve',
  'reject',
  'ask',
  'answer',
  'answerMissing',
  'correctionEnds',
  'dayComes',
  'revoke',
  'makeVoid',
  'withhold',
] as const;
export type LifeEvent = (typeof LIFE_EVENTS)[number];

/** `registry`: the rules decide at once, and nobody has to do anything. */
export type LifeCause = 'filer' | 'staff' | 'clock' | 'paymentProvider' | 'registry';

interface LifeStep {
  next: LifeState;
  by: LifeCause;
  /** No operation causes it yet. */
  isToBeBuilt?: true;
}

const leads = (next: LifeState, by: LifeCause): LifeStep => ({ next, by });
const willLead = (next: LifeState, by: LifeCause): LifeStep => ({ next, by, isToBeBuilt: true });

const INPUTS = {
  state: choice(LIFE_STATES),
  event: choice(LIFE_EVENTS),
  isUnderFraudCheck: flag(),
  /** The day that the filer asked for is still to come. */
  isDayToCome: flag(),
  /** The office has returned it before, and the days to correct it run. */
  wasReturned: flag(),
};

type Possible = RowCondition<typeof INPUTS> & { state: LifeState; event: LifeEvent };

const POSSIBLE: readonly { when: Possible; then: LifeStep }[] = [
  { when: { state: 'inProgress', event: 'pay' }, then: leads('beingPaid', 'filer') },
  { when: { state: 'returned', event: 'pay' }, then: leads('beingPaid', 'filer') },
  { when: { state: 'returned', event: 'correctionEnds' }, then: leads('rejected', 'clock') },
  {
    when: { state: 'beingPaid', event: 'paymentEnds', wasReturned: false },
    then: leads('inProgress', 'paymentProvider'),
  },
  {
    when: { state: 'beingPaid', event: 'paymentEnds', wasReturned: true },
    then: leads('returned', 'paymentProvider'),
  },
  // A payment may arrive after its time has ended, or it was canceled.
  ...(['beingPaid', 'inProgress', 'returned'] as const).map((state) => ({
    when: { state, event: 'paymentArrives' as const },
    then: leads('received', 'paymentProvider'),
  })),
  { when: { state: 'received', event: 'refund', wasReturned: false }, then: leads('inProgress', 'registry') },
  { when: { state: 'received', event: 'refund', wasReturned: true }, then: leads('returned', 'registry') },
  {
    when: { state: 'received', event: 'record', isUnderFraudCheck: true },
    then: leads('waitingForReview', 'registry'),
  },
  {
    when: { state: 'received', event: 'record', isUnderFraudCheck: false, isDayToCome: true },
    then: leads('delayed', 'registry'),
  },
  {
    when: { state: 'received', event: 'record', isUnderFraudCheck: false, isDayToCome: false },
    then: leads('effective', 'registry'),
  },
  {
    when: { state: 'waitingForReview', event: 'approve', isDayToCome: true },
    then: leads('delayed', 'staff'),
  },
  {
    when: { state: 'waitingForReview', event: 'approve', isDayToCome: false },
    then: leads('effective', 'staff'),
  },
  { when: { state: 'waitingForReview', event: 'reject' }, then: leads('returned', 'staff') },
  { when: { state: 'waitingForReview', event: 'ask' }, then: willLead('waitingForFiler', 'staff') },
  { when: { state: 'waitingForFiler', event: 'answer' }, then: willLead('waitingForReview', 'filer') },
  { when: { state: 'waitingForFiler', event: 'answerMissing' }, then: willLead('returned', 'clock') },
  { when: { state: 'delayed', event: 'dayComes' }, then: leads('effective', 'clock') },
  { when: { state: 'delayed', event: 'revoke' }, then: leads('revoked', 'filer') },
  ...LISTED_STATES.map((state) => ({
    when: { state, event: 'makeVoid' as const },
    then: willLead('void', 'staff'),
  })),
  ...LISTED_STATES.map((state) => ({
    when: { state, event: 'withhold' as const },
    then: leads(state, 'staff'),
  })),
];

/** What can't happen to a filing in a state: everything else. */
const impossibleIn = (state: LifeState): { when: RowCondition<typeof INPUTS>; then: null } => {
  const possible = LIFE_EVENTS.filter((event) =>
    POSSIBLE.some(({ when }) => when.state === state && when.event === event),
  );
  return { when: possible.length === 0 ? { state } : { state, event: { except: possible } }, then: null };
};

/** The states of a filing, what leads from which to which, and who causes it (T2-life). */
export const LIFE_TABLE = defineTable<LifeStep | null>()({
  name: 'The life of a filing',
  source: 'T2-life',
  hitPolicy: 'unique',
  inputs: INPUTS,
  rows: [...POSSIBLE, ...LIFE_STATES.map(impossibleIn)],
});

interface LifeFacts {
  isUnderFraudCheck?: boolean;
  isDayToCome?: boolean;
  wasReturned?: boolean;
}

/** What an event does to a filing in a state; null where it can't happen. */
export const lifeStep = (
  state: LifeState,
  event: LifeEvent,
  { isUnderFraudCheck = false, isDayToCome = false, wasReturned = false }: LifeFacts = {},
): LifeStep | null => evaluate(LIFE_TABLE, { state, event, isUnderFraudCheck, isDayToCome, wasReturned });

/**
 * The state to be recorded after an event.
 * @throws RangeError where the event can't happen in that state, or leads to none that is recorded
 */
export const recordedAfter = (state: LifeState, event: LifeEvent, facts?: LifeFacts): RecordedState => {
  const next = lifeStep(state, event, facts)?.next;
  const recorded = RECORDED_STATES.find((each) => each === (next === 'returned' ? 'rejected' : next));
  if (recorded === undefined)
    throw new RangeError(`${event} leads from ${state} to nothing that is recorded`);
  return recorded;
};

/** The recorded states in which something can happen to a filing. */
export const statesBefore = (event: LifeEvent): RecordedState[] =>
  RECORDED_STATES.filter((state) =>
    POSSIBLE.some(({ when }) => when.state === state && when.event === event),
  );

/** The states in which a filing can be revoked, and the one that it comes into (T1-revoke). */
export const STATES_TO_REVOKE = statesBefore('revoke');
export const afterRevocation = (): RecordedState => recordedAfter('delayed', 'revoke');

/** A filing that is recorded or approved. Instants are ISO 8601. */
interface FilingToSettle {
  /** The moment that its filer asked for; null for at once. */
  askedFor: string | null;
  receivedAt: string;
  isUnderFraudCheck?: boolean;
}

/**
 * The state into which a filing comes that is recorded, or approved, at a moment, and when it takes effect: on its filer's day if that is
 * still to come, otherwise as of its receipt (readings 32 and 41).
 */
export const settledEffect = (
  event: 'record' | 'approve',
  { askedFor, receivedAt, isUnderFraudCheck = false }: FilingToSettle,
  now: string,
): { state: RecordedState; effectiveAt: string } => {
  const effectiveAt = askedFor !== null && isDayToCome(askedFor, now) ? askedFor : receivedAt;
  const facts = { isUnderFraudCheck, isDayToCome: isDayToCome(effectiveAt, now) };
  const state = event === 'record' ? 'received' : 'waitingForReview';
  return { state: recordedAfter(state, event, facts), effectiveAt };
};
