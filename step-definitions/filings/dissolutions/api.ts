import { randomUUID } from 'node:crypto';
import type { EntityType } from '#rules';
import { FORMATION_TYPES, formedEntityType, initialFiling, transactionOf, withEntitySummary } from '#rules';
import { levelDriver } from '../../foundation/level-driver';
import type { ApiPaymentDriver } from '../../payment/api';
import { signedFiling } from '../../samples/signed';
import type { ApiScenarioContext } from '../../scenario/context/api';
import type { DissolutionsDriver } from './driver';

/** Entities of the sample registry that are dissolved once. */
const DISSOLVED_ONCE: Partial<Record<EntityType, string>> = {
  DLLC: '20101000130',
  DPC: '20101000131',
  DNC: '20101000132',
};

/** Dissolutions by the registry's own operations. */
export class ApiDissolutionsDriver extends levelDriver<DissolutionsDriver>() {
  entityId = '';
  entityType: EntityType = 'DLLC';
  private name = '';

  constructor(
    private readonly context: ApiScenarioContext,
    private readonly payment: ApiPaymentDriver,
  ) {
    super();
  }

  override async setEntity(entityType: EntityType): Promise<void> {
    this.entityType = entityType;
    this.entityId = DISSOLVED_ONCE[entityType] ?? '';
    this.name = (await this.summary()).entityName;
    // By it the forms know how their fields are labeled.
    this.context.filing = await this.begun();
  }

  override async file(): Promise<void> {
    this.context.filing = signedFiling(await this.begun());
    this.context.refId = undefined;
    await this.payment.payWithCard('success');
  }

  override async onRecord() {
    const { entityName: name, status } = await this.summary();
    return { name, status };
  }

  override async isNameAvailable(): Promise<boolean> {
    const { name, entityType } = this;
    const formation = FORMATION_TYPES.find((type) => formedEntityType(type) === entityType);
    const transType = (formation && transactionOf(formation, entityType)?.transactionType) ?? '';
    const { data } = await this.context.client.call('validateEntityNameAndAvailability', {
      query: { name, transType, entityType },
    });
    if (!data) throw new Error('The name check was not answered.');
    return data.nameIsAvailable;
  }

  override formerName(): string {
    return this.name;
  }

  private async begun() {
    const { entityId } = this;
    const begun = initialFiling({ filingType: 'dissolve', submissionKey: randomUUID(), entityId });
    return withEntitySummary(begun, await this.summary());
  }

  private async summary() {
    const { entityId } = this;
    const transTyp = transactionOf('dissolve', this.entityType)?.transactionType ?? '';
    const { data } = await this.context.client.call('entitySummary', { query: { entityId, transTyp } });
    if (!data?.entitySummary) throw new Error(`No entity of the type ${this.entityType} is to be dissolved.`);
    return data.entitySummary;
  }
}
