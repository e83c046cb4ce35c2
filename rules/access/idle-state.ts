import { evaluate } from '../decision-table/evaluate';
import { number } from '../decision-table/domain';
import { defineTable } from '../decision-table/table';
import { SESSION_TIMEOUT_MINUTES, SESSION_WARNING_MINUTES } from '../constants/limits';

/** Where a session stands: `warned` shortly before its end, `timedOut` from then on. */
export type IdleState = 'active' | 'warned' | 'timedOut';

const SECONDS = 60;
const WARNED_AT = (SESSION_TIMEOUT_MINUTES - SESSION_WARNING_MINUTES) * SECONDS;
const ENDED_AT = SESSION_TIMEOUT_MINUTES * SECONDS;
/** Longer than any session: a week. */
const LONGEST = 7 * 24 * 60 * SECONDS;

export const IDLE_TABLE = defineTable<IdleState>()({
  name: 'State of an idle session',
  source: 'W4-idle',
  hitPolicy: 'unique',
  inputs: { idleSeconds: number(0, LONGEST) },
  rows: [
    { when: { idleSeconds: { from: 0, to: WARNED_AT - 1 } }, then: 'active' },
    { when: { idleSeconds: { from: WARNED_AT, to: ENDED_AT - 1 } }, then: 'warned' },
    { when: { idleSeconds: { from: ENDED_AT, to: LONGEST } }, then: 'timedOut' },
  ],
});

/** The state of a session after this long without activity, in milliseconds by the server's clock (W4-idle, W9-timeout). */
export const idleState = (idleMilliseconds: number): IdleState =>
  evaluate(IDLE_TABLE, {
    idleSeconds: Math.min(Math.max(Math.floor(idleMilliseconds / 1000), 0), LONGEST),
  });
