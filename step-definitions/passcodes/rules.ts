import type { AgentStep, Outcome, PasscodeRequestValues } from '#rules';
import { formatDay, isPasscodeExpired, passcodeLastDay, passcodeLetter, passcodeRequestNext } from '#rules';
import { officeInstant } from '../effective-date/office-instant';
import type { PasscodesDriver } from './driver';
import { PASSCODES_ACTIONS } from './driver';
import { levelDriver } from '../levels/level-driver';
import { agentAt } from '../samples/agent';

/** The mailed passcode, by the rule book. */
export class RulesPasscodesDriver extends levelDriver<PasscodesDriver>('rules', PASSCODES_ACTIONS) {
  private currentValidity = '';
  private lastDayText = '';
  private following: AgentStep = 'individualconfirm';
  private request: PasscodeRequestValues = agentAt('Robin Sample', '', '');

  override usePasscode(issued: string, used: string): void {
    this.currentValidity = isPasscodeExpired(officeInstant(issued), officeInstant(used))
      ? 'expired'
      : 'valid';
  }

  override validity(): string {
    return this.currentValidity;
  }

  override issuePasscode(issued: string): void {
    this.lastDayText = formatDay(passcodeLastDay(officeInstant(issued)));
  }

  override lastDay(): string {
    return this.lastDayText;
  }

  override receiveRequestOutcome(outcome: Outcome): void {
    this.following = passcodeRequestNext(outcome);
  }

  override nextQuestion(): string {
    return this.following;
  }

  override addressLetter(name: string, street: string, mailing: string): void {
    this.request = agentAt(name, street, mailing);
  }

  override letter(): { name: string; address: string; delivery: string } {
    const { name, address, delivery } = passcodeLetter(this.request);
    return { name, address: address.join(', '), delivery };
  }
}
