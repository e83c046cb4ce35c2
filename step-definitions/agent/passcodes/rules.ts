import type { Outcome, PasscodeRequestValues } from '#rules';
import {
  agentNextStep,
  effectsOf,
  emptyRegisteredAgent,
  formatDay,
  isPasscodeExpired,
  passcodeLastDay,
  passcodeLetter,
  PASSCODE_REQUEST_TEXTS,
  passcodeRequestResult,
  passcodeUse,
  type PasscodeUse,
} from '#rules';
import { officeInstant } from '../../words/vocabulary/office-instant';
import type { PasscodeHistory, PasscodesDriver } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import { agentAt } from '../../samples/agent';

const MINUTE = 60_000;
const ISSUED = '2026-11-20T16:00:00Z';
const USED = '2026-11-27T16:00:00Z';

const USES: Readonly<Record<PasscodeUse, string>> = {
  first: 'for the first time',
  again: 'again',
  refused: 'not at all',
};

/** The mailed passcode, by the rule book. */
export class RulesPasscodesDriver extends levelDriver<PasscodesDriver>() {
  private currentValidity: string | undefined;
  private lastDayText: string | undefined;
  private use: string | undefined;
  private following: string | undefined;
  private textsAfter: { title: string; letter: string } | undefined;
  private request: PasscodeRequestValues = agentAt('Robin Sample', '', '');

  override usePasscode(issued: string, used: string): void {
    this.currentValidity = isPasscodeExpired(officeInstant(issued), officeInstant(used))
      ? 'expired'
      : 'valid';
  }

  override validity(): string {
    return checked(this.currentValidity);
  }

  override issuePasscode(issued: string): void {
    this.lastDayText = formatDay(passcodeLastDay(officeInstant(issued)));
  }

  override lastDay(): string {
    return checked(this.lastDayText);
  }

  override receiveRequestOutcome(outcome: Outcome): void {
    const led = effectsOf('createPasscodeAndIndividual', outcome).find(({ kind }) => kind === 'goTo');
    this.following =
      led?.kind === 'goTo' ? led.page : (agentNextStep('individualconfirm', emptyRegisteredAgent()) ?? '');
    this.textsAfter = PASSCODE_REQUEST_TEXTS[passcodeRequestResult(outcome)];
  }

  override textsAfterRequest(): { title: string; letter: string } {
    return checked(this.textsAfter);
  }

  override nextQuestion(): string {
    return checked(this.following);
  }

  override usePasscodeAgain({ state, minutesAgo, ...past }: PasscodeHistory): void {
    const facts = { ...past, state, issuedAt: ISSUED, usedAt: state === 'used' ? USED : null };
    const now = new Date(Date.parse(USED) + minutesAgo * MINUTE).toISOString();
    this.use = USES[passcodeUse(facts, now)];
  }

  override possibleUse(): string {
    return checked(this.use);
  }

  override addressLetter(name: string, street: string, mailing: string): void {
    this.request = agentAt(name, street, mailing);
  }

  override letter(): { name: string; address: string } {
    const { name, address } = passcodeLetter(this.request);
    return { name, address: address.join(', ') };
  }
}
