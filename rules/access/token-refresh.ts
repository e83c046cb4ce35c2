import { TOKEN_REFRESH_SECONDS } from '../constants/limits';
import { number } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** Longer than any token lives, either way: a year in milliseconds. */
const LONGEST = 366 * 86_400_000;
const REFRESH_AT = TOKEN_REFRESH_SECONDS * 1000;

export const TOKEN_TABLE = defineTable<boolean>()({
  name: 'Whether a token is refreshed before it is used',
  source: 'W9-token',
  hitPolicy: 'unique',
  inputs: { millisecondsLeft: number(-LONGEST, LONGEST) },
  rows: [
    { when: { millisecondsLeft: { from: -LONGEST, to: REFRESH_AT } }, then: true },
    { when: { millisecondsLeft: { from: REFRESH_AT + 1, to: LONGEST } }, then: false },
  ],
});

/**
 * Whether a token is to be refreshed: within five seconds of its end, and after it (W9-token). Instants that cannot be read
 * ask for a fresh one.
 * @param expiresAt ISO 8601 instant of the token's end
 * @param now ISO 8601 instant
 */
export const needsTokenRefresh = (expiresAt: string, now: string): boolean => {
  const left = Date.parse(expiresAt) - Date.parse(now);
  if (Number.isNaN(left)) return true;
  return evaluate(TOKEN_TABLE, { millisecondsLeft: Math.min(Math.max(left, -LONGEST), LONGEST) });
};
