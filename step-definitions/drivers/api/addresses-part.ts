import type { AddressesDriver } from '../parts/addresses';
import { addressFromLine } from '../address-line';
import type { ApiDesk } from './desk';

/** Addresses, verified by the registry. */
export class ApiAddresses implements Pick<AddressesDriver, 'verify' | 'found'> {
  private finding = { valid: false, verified: false, isPoBox: false };

  constructor(private readonly desk: ApiDesk) {}

  async verify(line: string): Promise<void> {
    const { data, outcome } = await this.desk.client.call('validateAddress', {
      body: { streetAddress: addressFromLine(line) },
    });
    if (!data) throw new Error(`The verification was answered with ${JSON.stringify(outcome)}.`);
    this.finding = { valid: data.streetValid, verified: data.streetVerified, isPoBox: data.streetIsPoBox };
  }

  found(): { valid: boolean; verified: boolean; isPoBox: boolean } {
    return this.finding;
  }
}
