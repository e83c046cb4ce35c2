import type { FilingType, NameCheckOutcome } from '#rules';
import { closeNamesNote, initialFiling, nameCheckOutcome } from '#rules';
import type { NamesDriver } from '../parts/names';
import type { ApiDesk } from './desk';
import type { ApiPayment } from './payment-part';

/** Names, as the registry judges them. */
export class ApiNames implements Pick<
  NamesDriver,
  'putOnRecord' | 'reserve' | 'ask' | 'outcome' | 'problem' | 'note' | 'takenDown'
> {
  private answer: Awaited<ReturnType<ApiNames['check']>> | undefined;

  constructor(
    private readonly desk: ApiDesk,
    private readonly payment: ApiPayment,
  ) {}

  async putOnRecord(name: string): Promise<void> {
    // Corporations are on record in the samples only.
    const { valid, nameIsAvailable } = await this.check(name);
    const isHeld = valid ? !nameIsAvailable : !(await this.check(name, 'dpc')).nameIsAvailable;
    if (!isHeld) await this.payment.formCompany(name);
  }

  async reserve(name: string, owner: string): Promise<void> {
    const { nameIsReserved, ownerName } = await this.check(name);
    if (!nameIsReserved || ownerName !== owner)
      throw new Error(`The sample registry must keep "${name}" reserved for ${owner}.`);
  }

  async ask(name: string, formation?: FilingType): Promise<void> {
    this.answer = await this.check(name, formation);
  }

  outcome(): NameCheckOutcome | '' {
    if (!this.answer) return '';
    const { valid, nameIsAvailable, nameIsReserved } = this.answer;
    return nameCheckOutcome({ valid, isAvailable: nameIsAvailable, isReserved: nameIsReserved });
  }

  problem(): string {
    return this.answer?.message ?? 'No name was asked for.';
  }

  note(): string {
    return closeNamesNote(this.answer?.closeNames ?? []) ?? '';
  }

  takenDown(): string {
    return this.answer?.name ?? '';
  }

  private async check(name: string, filingType: FilingType = 'llc') {
    const { transactionType, entityType } = initialFiling({ filingType, submissionKey: '' });
    if (entityType === '') throw new Error(`${filingType} forms no entity that could be named.`);
    const { data, outcome } = await this.desk.client.call('validateEntityNameAndAvailability', {
      query: { name, transType: transactionType, entityType },
    });
    if (!data) throw new Error(`The name check was answered with ${JSON.stringify(outcome)}.`);
    return data;
  }
}
