import type { AddressesDriver } from './driver';
import { scenarioDriver } from '../../foundation/level-driver';
import { addressFromLine } from '../../samples/address-line';
import type { ApiScenarioContext } from '../../scenario/context/api';

/** Addresses, verified by the registry. */
export class ApiAddressesDriver extends scenarioDriver<AddressesDriver, ApiScenarioContext>() {
  private result = { valid: false, verified: false, isPoBox: false };

  override async verify(line: string): Promise<void> {
    const { data, outcome } = await this.context.client.call('validateAddress', {
      body: { streetAddress: addressFromLine(line) },
    });
    if (!data) throw new Error(`The verification was answered with ${JSON.stringify(outcome)}.`);
    this.result = { valid: data.streetValid, verified: data.streetVerified, isPoBox: data.streetIsPoBox };
  }

  override verificationResult(): { valid: boolean; verified: boolean; isPoBox: boolean } {
    return this.result;
  }
}
