import type { AddressesDriver } from './driver';
import { addressFromLine } from '../samples/address-line';
import type { ApiDesk } from '../context/api';

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
