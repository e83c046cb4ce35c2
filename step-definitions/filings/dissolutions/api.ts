import type { EntityType } from '#rules';
import { FORMATION_TYPES, formedEntityType, transactionOf } from '#rules';
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
    this.name = (await this.context.summaryOf(this.entityId)).entityName;
    // By it the forms know how their fields are labeled.
    this.context.filing = await this.begun();
  }

  override async file(): Promise<void> {
    await this.payment.payFor(signedFiling(await this.begun()));
  }

  override async onRecord() {
    const { entityName: name, status } = await this.context.summaryOf(this.entityId);
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
    const transTyp = transactionOf('dissolve', this.entityType)?.transactionType ?? '';
    return this.context.begunOn(this.entityId, 'dissolve', transTyp);
  }
}
