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
  englishOf,
} from '#rules';
import type { AddressesDriver, Finding } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import type { RulesFormsDriver } from '../../forms/rules';

const ENTERED: Address = {
  ...emptyAddress('PHYS'),
  address1: '1700 broadway street',
  city: 'denver',
  zip: '80290',
};
const STANDARD: Address = { ...ENTERED, address1: '1700 Broadway St', city: 'Denver', zip: '80290' };

/** Another state than that of the registry, because the message names the state that is required. */
const WYOMING: RequiredState = { code: 'WY', name: 'Wyoming' };

/** Addresses as a whole, judged by the rule book. */
export class RulesAddressesDriver extends levelDriver<AddressesDriver>() {
  private address: Address | undefined;
  private entered: Address = ENTERED;
  private required: RequiredState | undefined;
  private verification: AddressOutcome | undefined;
  private choices: Address[] | undefined;

  constructor(private readonly form: RulesFormsDriver) {
    super();
  }

  override setAddress(parts: Partial<Address>): void {
    this.address = { ...emptyAddress('PHYS'), ...parts };
  }

  override isComplete(): boolean {
    return isAddressComplete(checked(this.address));
  }

  override isInternational(): boolean {
    return isInternational(checked(this.address));
  }

  override isPoBox(): boolean {
    return isPoBox(checked(this.address));
  }

  override markUnverified(field: string): void {
    this.form.change(field, (address) => ({ ...address, accepted: false }));
  }

  override setStreetAddressState(standing: 'kept' | 'abroad'): void {
    const changes = standing === 'kept' ? { accepted: true } : { country: 'CA', state: '', province: 'ON' };
    this.entered = { ...this.entered, ...changes };
  }

  override keptStreetAddress(): string {
    const [street] = checked(this.choices);
    return street?.accepted ? street.address1 : '';
  }

  override requireState(code: string): void {
    this.required = [COLORADO, WYOMING].find((state) => state.code === code);
  }

  override receiveVerification({
    valid,
    verified,
    state,
    isPoBox = false,
    isMailing = false,
    isAsEntered = false,
  }: Finding): void {
    const entered = {
      ...this.entered,
      ...(state !== undefined && { state }),
      addressTyp: isMailing ? ('MAIL' as const) : ('PHYS' as const),
    };
    const { state: own, country, province } = entered;
    const foundAddress = isAsEntered ? entered : { ...STANDARD, state: own, country, province };
    const verdict: AddressVerdict = { address: foundAddress, valid, verified, isPoBox };
    this.verification = addressVerificationOutcome({ entered, verdict, requiredState: this.required });
  }

  override verificationOutcome(): string {
    const outcome = checked(this.verification);
    if (outcome.kind === 'choose') return outcome.message === NO_MATCH_MESSAGE ? 'noMatch' : 'choose';
    if (outcome.kind === 'refused') return outcome.code === 'poBox' ? 'poBox' : 'wrongState';
    return outcome.kind;
  }

  override verificationProblem(): string {
    const outcome = checked(this.verification);
    return outcome.kind === 'accepted' ? '' : englishOf(outcome.message);
  }

  override preselectedChoice(): AddressSelection | undefined {
    const outcome = checked(this.verification);
    return outcome.kind === 'choose' ? outcome.selection : undefined;
  }

  override showChoices(withMailing: boolean): void {
    this.choices = withMailing ? [ENTERED, { ...ENTERED, addressTyp: 'MAIL' }] : [ENTERED];
  }

  override chooseAddresses(...selections: (AddressSelection | undefined)[]): void {
    this.choices = checked(this.choices).map((address, place) => {
      const verdict: AddressVerdict = { address: STANDARD, valid: true, verified: true, isPoBox: false };
      return applySelection(address, verdict, selections[place] ?? 'NOT_SELECTED');
    });
  }

  override canKeepAddresses(): boolean {
    return checked(this.choices).every(({ accepted }) => accepted);
  }
}
