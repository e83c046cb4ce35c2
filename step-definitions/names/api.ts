import type { NameCheckOutcome } from '#rules';
import { nameCheckOutcome } from '#rules';
import type { NamesDriver } from './driver';
import { NAMES_VERBS } from './driver';
import { levelDriver } from '../levels/level-driver';
import type { ApiScenarioContext } from '../context/api';
import type { ApiPayment } from '../payment/api';

/** Names, as the registry judges them. */
export class ApiNames extends levelDriver<NamesDriver>('api', NAMES_VERBS) {
  private answer: Awaited<ReturnType<ApiNames['check']>> | undefined;

  constructor(
    private readonly context: ApiScenarioContext,
    private readonly payment: ApiPayment,
  ) {
    super();
  }

  override async recordEntity(name: string): Promise<void> {
    const { nameIsAvailable } = await this.check(name);
    if (nameIsAvailable) await this.payment.formCompany(name);
  }

  override async reserveName(name: string, owner: string): Promise<void> {
    const { nameIsReserved, ownerName } = await this.check(name);
    if (!nameIsReserved || ownerName !== owner)
      throw new Error(`The sample registry must keep "${name}" reserved for ${owner}.`);
  }

  override async checkName(name: string): Promise<void> {
    this.answer = await this.check(name);
  }

  override outcome(): NameCheckOutcome | '' {
    if (!this.answer) return '';
    const { valid, nameIsAvailable, nameIsReserved } = this.answer;
    return nameCheckOutcome({ valid, isAvailable: nameIsAvailable, isReserved: nameIsReserved });
  }

  override problem(): string {
    return this.answer?.message ?? 'No name was asked for.';
  }

  override storedName(): string {
    return this.answer?.name ?? '';
  }

  private async check(name: string) {
    const { data, outcome } = await this.context.client.call('validateEntityNameAndAvailability', {
      query: { name, transType: 'ARTORG_LLC', entityType: 'DLLC' },
    });
    if (!data) throw new Error(`The name check was answered with ${JSON.stringify(outcome)}.`);
    return data;
  }
}
