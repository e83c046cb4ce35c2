import type { AgentStep, Outcome, PasscodeRequestValues } from '#rules';
import { formatDay, isPasscodeExpired, passcodeLastDay, passcodeLetter, passcodeRequestNext } from '#rules';
import { officeInstant } from '../effective-date/office-instant';
import type { PasscodeDriver } from './driver';
import { agentAt } from '../samples/agent';

/** The mailed passcode, by the rule book. */
export class RulesPasscode implements PasscodeDriver {
  private stands = '';
  private last = '';
  private next: AgentStep = 'individualconfirm';
  private asked: PasscodeRequestValues = agentAt('Robin Sample', '', '');

  use(issued: string, used: string): void {
    this.stands = isPasscodeExpired(officeInstant(issued), officeInstant(used)) ? 'expired' : 'valid';
  }

  standing(): string {
    return this.stands;
  }

  issue(issued: string): void {
    this.last = formatDay(passcodeLastDay(officeInstant(issued)));
  }

  lastDay(): string {
    return this.last;
  }

  request(outcome: Outcome): void {
    this.next = passcodeRequestNext(outcome);
  }

  following(): string {
    return this.next;
  }

  address(name: string, street: string, mailing: string): void {
    this.asked = agentAt(name, street, mailing);
  }

  letter(): { name: string; address: string; delivery: string } {
    const { name, address, delivery } = passcodeLetter(this.asked);
    return { name, address: address.join(', '), delivery };
  }
}
