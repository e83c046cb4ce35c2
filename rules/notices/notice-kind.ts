import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { RECORDED_STATES } from '../filings/recorded-state';
import type { FollowEvent } from '../followers/follow-events';
import type { ToldChange } from './told-change';

/** What has happened, in the words of a notice. */
export const NOTICE_KINDS = [
  'waits',
  'recorded',
  'recordedForLater',
  'accepted',
  'acceptedForLater',
  'tookEffect',
  'revoked',
  'rejected',
  'changed',
  'withheld',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What a notice is about, by the state that a filing gets and the one that it had. */
export const NOTICE_TABLE = defineTable<NoticeKind>()({
  name: 'What those who watch a record are told',
  source: 'T3-tell',
  hitPolicy: 'unique',
  answers: NOTICE_KINDS,
  inputs: {
    isWithheld: flag(),
    /** Empty for what no filing did. */
    state: choice([...RECORDED_STATES, '']),
    /** Empty for a filing that has just come. */
    earlierState: choice([...RECORDED_STATES, '']),
  },
  rows: [
    { when: { isWithheld: true }, then: 'withheld' },
    { when: { isWithheld: false, state: '' }, then: 'changed' },
    { when: { isWithheld: false, state: 'waitingForReview' }, then: 'waits' },
    { when: { isWithheld: false, state: 'rejected' }, then: 'rejected' },
    { when: { isWithheld: false, state: 'revoked' }, then: 'revoked' },
    {
      when: { isWithheld: false, state: 'delayed', earlierState: 'waitingForReview' },
      then: 'acceptedForLater',
    },
    {
      when: { isWithheld: false, state: 'delayed', earlierState: { except: ['waitingForReview'] } },
      then: 'recordedForLater',
    },
    { when: { isWithheld: false, state: 'effective', earlierState: 'waitingForReview' }, then: 'accepted' },
    { when: { isWithheld: false, state: 'effective', earlierState: 'delayed' }, then: 'tookEffect' },
    {
      when: {
        isWithheld: false,
        state: 'effective',
        earlierState: { except: ['waitingForReview', 'delayed'] },
      },
      then: 'recorded',
    },
  ],
});

export const noticeKind = (change: ToldChange): NoticeKind =>
  evaluate(NOTICE_TABLE, {
    isWithheld: change.isWithheld,
    state: change.state,
    earlierState: change.earlierState,
  });

/** What the office has decided, which it mails to the filer with its reasons. */
const DECISIONS: ReadonlySet<NoticeKind> = new Set(['accepted', 'acceptedForLater', 'rejected']);

/** Whether the filer has a mail about this very change from the office (reading 51). */
export const isDecision = (change: ToldChange): boolean => DECISIONS.has(noticeKind(change));

/** Which events of those that can be followed a notice belongs to; who was told that a filing waits is told what became of it. */
const EVENTS: Readonly<Record<NoticeKind, readonly FollowEvent[]>> = {
  waits: ['filingWaits'],
  recorded: ['filingRecorded'],
  recordedForLater: ['filingRecorded'],
  accepted: ['filingRecorded', 'filingWaits'],
  acceptedForLater: ['filingRecorded', 'filingWaits'],
  tookEffect: ['filingRecorded'],
  revoked: ['filingRecorded'],
  rejected: ['filingWaits'],
  changed: ['statusChanged'],
  withheld: ['filingRecorded'],
};

/** The events of a change; a filing that changes the status is one more. */
export function eventsOf(change: ToldChange): FollowEvent[] {
  const { before, after } = change;
  const changesStatus = after.status !== undefined && before.status?.code !== after.status.code;
  return [
    ...new Set([...EVENTS[noticeKind(change)], ...(changesStatus ? (['statusChanged'] as const) : [])]),
  ];
}

/** Whether there is anything to tell: what no filing did, and nobody may see, is not told. */
export const isToBeTold = (change: ToldChange): boolean =>
  noticeKind(change) !== 'changed' ||
  Object.keys(change.after).length + Object.keys(change.before).length + change.withheld.length > 0;
