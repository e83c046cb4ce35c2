import type { NameCheckOutcome } from '#rules';
import { nameCheckOutcome } from '#rules';
import type { NamesDriver } from './driver';
import type { ApiDesk } from '../context/api';
import type { ApiPayment } from '../payment/api';

/** Names, as the registry judges them. */
export class ApiNames implements Pick<
  NamesDriver,
  'putOnRecord' | 'reserve' | 'ask' | 'outcome' | 'problem' | 'takenDown'
> {
  private answer: Awaited<ReturnType<ApiNames['check']>> | undefined;

  constructor(
    private readonly desk: ApiDesk,
    private readonly payment: ApiPayment,
  ) {}

  async putOnRecord(name: string): Promise<void> {
    const { nameIsAvailable } = await this.check(name);
    if (nameIsAvailable) await this.payment.formCompany(name);
  }

  async reserve(name: string, owner: string): Promise<void> {
    const { nameIsReserved, ownerName } = await this.check(name);
    if (!nameIsReserved || ownerName !== owner)
      throw new Error(`The sample registry must keep "${name}" reserved for ${owner}.`);
  }

  async ask(name: string): Promise<void> {
    this.answer = await this.check(name);
  }

  outcome(): NameCheckOutcome | '' {
    if (!this.answer) return '';
    const { valid, nameIsAvailable, nameIsReserved } = this.answer;
    return nameCheckOutcome({ valid, isAvailable: nameIsAvailable, isReserved: nameIsReserved });
  }

  problem(): string {
    return this.answer?.message ?? 'No name was asked for.';
  }

  takenDown(): string {
    return this.answer?.name ?? '';
  }

  private async check(name: string) {
    const { data, outcome } = await this.desk.client.call('validateEntityNameAndAvailability', {
      query: { name, transType: 'ARTORG_LLC', entityType: 'DLLC' },
    });
    if (!data) throw new Error(`The name check was answered with ${JSON.stringify(outcome)}.`);
    return data;
  }
}
