import type { FilingType, NameCheckOutcome } from '#rules';
import { closeNamesNote, initialFiling, nameCheckOutcome } from '#rules';
import type { NamesDriver } from './driver';
import { NAMES_ACTIONS } from './driver';
import { levelDriver } from '../levels/level-driver';
import type { ApiScenarioContext } from '../context/api';
import type { ApiPaymentDriver } from '../payment/api';

/** Names, as the registry judges them. */
export class ApiNamesDriver extends levelDriver<NamesDriver>('api', NAMES_ACTIONS) {
  private answer: Awaited<ReturnType<ApiNamesDriver['check']>> | undefined;

  constructor(
    private readonly context: ApiScenarioContext,
    private readonly payment: ApiPaymentDriver,
  ) {
    super();
  }

  override async recordEntity(name: string): Promise<void> {
    // Corporations are on record in the samples only.
    const { valid, nameIsAvailable } = await this.check(name);
    const isHeld = valid ? !nameIsAvailable : !(await this.check(name, 'dpc')).nameIsAvailable;
    if (!isHeld) await this.payment.formCompany(name);
  }

  override async reserveName(name: string, owner: string): Promise<void> {
    const { nameIsReserved, ownerName } = await this.check(name);
    if (!nameIsReserved || ownerName !== owner)
      throw new Error(`The sample registry must keep "${name}" reserved for ${owner}.`);
  }

  override async checkName(name: string, formation?: FilingType): Promise<void> {
    this.answer = await this.check(name, formation);
  }

  override outcome(): NameCheckOutcome | '' {
    if (!this.answer) return '';
    const { valid, nameIsAvailable, nameIsReserved } = this.answer;
    return nameCheckOutcome({ valid, isAvailable: nameIsAvailable, isReserved: nameIsReserved });
  }

  override problem(): string {
    return this.answer?.message ?? 'No name was asked for.';
  }

  override note(): string {
    return closeNamesNote(this.answer?.closeNames ?? []) ?? '';
  }

  override storedName(): string {
    return this.answer?.name ?? '';
  }

  private async check(name: string, filingType: FilingType = 'llc') {
    const { transactionType, entityType } = initialFiling({ filingType, submissionKey: '' });
    if (entityType === '') throw new Error(`${filingType} forms no entity that could be named.`);
    const { data, outcome } = await this.context.client.call('validateEntityNameAndAvailability', {
      query: { name, transType: transactionType, entityType },
    });
    if (!data) throw new Error(`The name check was answered with ${JSON.stringify(outcome)}.`);
    return data;
  }
}
