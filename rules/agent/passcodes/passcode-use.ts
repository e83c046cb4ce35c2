import { choice, flag } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import { isPasscodeExpired } from './passcode-expiry';

/** `replaced`: a later one was mailed to the same person, and both count. */
export type PasscodeState = 'issued' | 'used' | 'replaced';

/** `first`: it names an agent; `again`: it answers the agent that it named a moment ago; `refused` without telling why. */
export type PasscodeUse = 'first' | 'again' | 'refused';

/** A filer whose answer was lost can enter the passcode again in the same browser for this long after it was used. */
export const PASSCODE_REPEAT_MINUTES = 30;

const MINUTE = 60_000;

export const PASSCODE_USE_TABLE = defineTable<PasscodeUse>()({
  name: 'What a passcode can be used for',
  source: 'A9-passcode',
  hitPolicy: 'unique',
  inputs: {
    state: choice(['issued', 'used', 'replaced']),
    isExpired: flag(),
    isRepeat: flag(),
    agent: choice(['free', 'named']),
  },
  rows: [
    // A letter takes a week. If a later letter ended an earlier passcode, repeated requests could keep a person from ever using one.
    { when: { state: ['issued', 'replaced'], isExpired: false }, then: 'first' },
    { when: { state: ['issued', 'replaced'], isExpired: true }, then: 'refused' },
    { when: { state: 'used', isRepeat: true, agent: 'free' }, then: 'again' },
    { when: { state: 'used', isRepeat: true, agent: 'named' }, then: 'refused' },
    { when: { state: 'used', isRepeat: false }, then: 'refused' },
  ],
});

/** What is on record of a passcode. Instants are ISO 8601. */
export interface PasscodeFacts {
  state: PasscodeState;
  issuedAt: string;
  /** Null unless it was used. */
  usedAt: string | null;
  /** Whether it is used for the transaction and the entity of its first use, or not yet for any. */
  isSameTransaction: boolean;
  /** Whether the browser proves that it made the first use. A person who finds the letter later cannot. */
  isSameBrowser: boolean;
  /** Whether a filing has named the agent that was saved with it. */
  isAgentNamed: boolean;
}

/**
 * What a passcode can be used for: to name one agent until it expires, and for a short time to repeat that answer, to the same browser, for
 * the same transaction and as long as no filing names the agent.
 * @param now ISO 8601 instant
 */
export const passcodeUse = (
  { state, issuedAt, usedAt, isSameTransaction, isSameBrowser, isAgentNamed }: PasscodeFacts,
  now: string,
): PasscodeUse => {
  const passed = usedAt === null ? NaN : Date.parse(now) - Date.parse(usedAt);
  return evaluate(PASSCODE_USE_TABLE, {
    state,
    isExpired: isPasscodeExpired(issuedAt, now),
    isRepeat: isSameBrowser && isSameTransaction && passed >= 0 && passed <= PASSCODE_REPEAT_MINUTES * MINUTE,
    agent: isAgentNamed ? 'named' : 'free',
  });
};
