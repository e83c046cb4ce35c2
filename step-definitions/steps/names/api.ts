import type { FilingType, NameCheckOutcome } from '#rules';
import {
  closeNamesNote,
  initialFiling,
  nameCheckOutcome,
  nameHint,
  withoutStatutoryLanguage,
  englishOf,
} from '#rules';
import type { NamesDriver } from './driver';
import { type StandingSample } from './driver';
import { amendmentOnRecord } from '../../scenario/on-record/amendment';
import { levelDriver } from '../../foundation/level-driver';
import type { ApiScenarioContext } from '../../scenario/context/api';
import type { ApiPaymentDriver } from '../../payment/api';

/** Names, as the registry judges them. */
export class ApiNamesDriver extends levelDriver<NamesDriver>() {
  private answer: Awaited<ReturnType<ApiNamesDriver['check']>> | undefined;

  private hinted = '';

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

  override async recordStandingFor({ name, statusCode, days }: StandingSample): Promise<void> {
    const isThis = (persona: { kind: string; name: string }) =>
      persona.kind === 'entity' && withoutStatutoryLanguage(persona.name) === name;
    const persona = (await this.context.personas()).find(isThis);
    const { data } = await this.context.client.call('entitySummary', {
      query: { entityId: persona?.id ?? '' },
    });
    if (data?.entitySummary?.statusCode !== statusCode || !persona?.use.includes(`for ${days} days`))
      throw new Error(
        `The sample registry has no entity "${name}" with the status ${statusCode} for ${days} days.`,
      );
  }

  override async beginNameChange(statusCode: string, nameOnRecord: string): Promise<void> {
    const personas = await this.context.personas();
    const persona = personas.find(({ kind, name }) => kind === 'entity' && name === nameOnRecord);
    if (!persona) throw new Error(`The sample registry has no entity "${nameOnRecord}".`);
    this.context.turnTo(await amendmentOnRecord(this.context, persona.id, 'nothing'));
    if (this.context.filing.statusCode !== statusCode)
      throw new Error(`The status of "${nameOnRecord}" is ${this.context.filing.statusCode}.`);
  }

  override async checkName(name: string, formation?: FilingType): Promise<void> {
    this.answer = await this.check(name, formation);
  }

  override async typeName(name: string): Promise<void> {
    const { data, outcome } = await this.context.client.call('entityNameHint', {
      query: { name, entityType: 'DLLC' },
    });
    if (!data) throw new Error(`The hint on a name was answered with ${JSON.stringify(outcome)}.`);
    this.hinted = nameHint(data).map(englishOf).join(' ');
  }

  override hint(): string {
    return this.hinted;
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
    return englishOf(closeNamesNote(this.answer?.closeNames ?? []) ?? '');
  }

  override storedName(): string {
    return this.answer?.name ?? '';
  }

  private async check(name: string, filingType: FilingType = this.context.filingType) {
    if (this.context.hasFiling && this.context.filing.entityId !== '') return this.checkOnRecord(name);
    const { transactionType, entityType } = initialFiling({ filingType, submissionKey: '' });
    if (entityType === '') throw new Error(`${filingType} forms no entity that could be named.`);
    const { data, outcome } = await this.context.client.call('validateEntityNameAndAvailability', {
      query: { name, transType: transactionType, entityType },
    });
    if (!data) throw new Error(`The name check was answered with ${JSON.stringify(outcome)}.`);
    return data;
  }

  /** The name for the entity that is amended: its own name is no obstacle, and statutory language stays. */
  private async checkOnRecord(name: string) {
    const { transactionType, entityType, entityId, entityNameValues } = this.context.filing;
    if (entityType === '') throw new Error('The type of the entity is unknown.');
    const { data, outcome } = await this.context.client.call('validateEntityNameAndAvailability', {
      query: { name, transType: transactionType, entityType, entityId, oldName: entityNameValues.oldName },
    });
    if (!data) throw new Error(`The name check was answered with ${JSON.stringify(outcome)}.`);
    return data;
  }
}
