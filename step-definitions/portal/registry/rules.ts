import { ENTITY_STATUS_CODES, ENTITY_TYPES, transactionLabel, transactionObstacle } from '#rules';
import type { RegistryDriver } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';

/** Which entity may file which transaction, by its table. */
export class RulesRegistryDriver extends levelDriver<RegistryDriver>() {
  private transactionType: string | undefined;
  private reasons: readonly (string | null)[] | undefined;

  override requestTransaction(transactionType: string): void {
    this.transactionType = transactionType;
  }

  override openTypes(): string[] {
    return ENTITY_TYPES.filter((type) => ENTITY_STATUS_CODES.some((status) => this.isOpenTo(type, status)));
  }

  override openStatuses(): string[] {
    const types = this.openTypes();
    const open = ENTITY_STATUS_CODES.filter((status) => types.some((type) => this.isOpenTo(type, status)));
    const uneven = open.filter((status) => !types.every((type) => this.isOpenTo(type, status)));
    if (uneven.length > 0) throw new Error(`It depends on the type of entity for ${uneven.join(', ')}.`);
    return open;
  }

  override label(): string {
    return transactionLabel(checked(this.transactionType));
  }

  override checkEntitiesFor(
    types: readonly string[],
    statuses: readonly string[],
    transactions: readonly string[],
  ): void {
    this.reasons = transactions.flatMap((transaction) =>
      types.flatMap((entityType) =>
        statuses.map((statusCode) => transactionObstacle(transaction, { entityType, statusCode })),
      ),
    );
  }

  override obstacles(): string[] {
    return [...new Set(checked(this.reasons).map((reason) => reason ?? ''))];
  }

  private isOpenTo(entityType: string, statusCode: string): boolean {
    return transactionObstacle(checked(this.transactionType), { entityType, statusCode }) === null;
  }
}
