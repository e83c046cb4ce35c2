import type { Address, AddressOutcome, AddressSelection, AddressVerdict, RequiredState } from '#rules';
import {
  addressVerificationOutcome,
  applySelection,
  COLORADO,
  emptyAddress,
  isAddressComplete,
  isInternational,
  isPoBox,
  NO_MATCH_MESSAGE,
} from '#rules';
import type { AddressesDriver, Finding } from '../parts/addresses';

const ENTERED: Address = {
  ...emptyAddress('PHYS'),
  address1: '1700 broadway street',
  city: 'denver',
  zip: '80290',
};
const STANDARD: Address = { ...ENTERED, address1: '1700 Broadway St', city: 'Denver', zip: '80290' };

/** Addresses as a whole, judged by the rule book. */
export class RulesAddresses implements Pick<
  AddressesDriver,
  Exclude<keyof AddressesDriver, 'verify' | 'found' | 'enterStreet' | 'keep'>
> {
  private considered: Address = ENTERED;
  private required: RequiredState | undefined;
  private answer: AddressOutcome | undefined;
  private shown: Address[] = [];

  consider(parts: Partial<Address>): void {
    this.considered = { ...emptyAddress('PHYS'), ...parts };
  }

  isComplete(): boolean {
    return isAddressComplete(this.considered);
  }

  isInternational(): boolean {
    return isInternational(this.considered);
  }

  isPoBox(): boolean {
    return isPoBox(this.considered);
  }

  requireState(code: string): void {
    this.required = code === COLORADO.code ? COLORADO : undefined;
  }

  find({ valid, verified, state = COLORADO.code }: Finding): void {
    const verdict: AddressVerdict = { address: { ...STANDARD, state }, valid, verified, isPoBox: false };
    const entered = { ...ENTERED, state };
    this.answer = addressVerificationOutcome({ entered, verdict, requiredState: this.required });
  }

  outcome(): string {
    if (this.answer?.kind === 'choose')
      return this.answer.message === NO_MATCH_MESSAGE ? 'noMatch' : 'choose';
    return this.answer?.kind ?? '';
  }

  problem(): string {
    return this.answer?.kind === 'refused' ? this.answer.message : '';
  }

  preselected(): AddressSelection | undefined {
    return this.answer?.kind === 'choose' ? this.answer.selection : undefined;
  }

  show(withMailing: boolean): void {
    this.shown = withMailing ? [ENTERED, { ...ENTERED, addressTyp: 'MAIL' }] : [ENTERED];
  }

  select(...selections: (AddressSelection | undefined)[]): void {
    this.shown = this.shown.map((address, place) => {
      const verdict: AddressVerdict = { address: STANDARD, valid: true, verified: true, isPoBox: false };
      return applySelection(address, verdict, selections[place] ?? 'NOT_SELECTED');
    });
  }

  canBeKept(): boolean {
    return this.shown.every(({ accepted }) => accepted);
  }
}
