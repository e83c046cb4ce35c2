import { ENTITY_STATUS_CODES, ENTITY_TYPES, transactionObstacle } from '#rules';
import type { RegistryDriver } from '../parts/registry';

/** Which entity may file which transaction, by its table. */
export class RulesRegistry implements Pick<
  RegistryDriver,
  'askTransaction' | 'openTypes' | 'openStatuses' | 'askTransactionOf' | 'obstacle'
> {
  private transactionType = '';
  private reason: string | null = null;

  askTransaction(transactionType: string): void {
    this.transactionType = transactionType;
  }

  openTypes(): string[] {
    return ENTITY_TYPES.filter((type) => ENTITY_STATUS_CODES.some((status) => this.isOpenTo(type, status)));
  }

  openStatuses(): string[] {
    const types = this.openTypes();
    const open = ENTITY_STATUS_CODES.filter((status) => types.some((type) => this.isOpenTo(type, status)));
    const uneven = open.filter((status) => !types.every((type) => this.isOpenTo(type, status)));
    if (uneven.length > 0) throw new Error(`It depends on the type of entity for ${uneven.join(', ')}.`);
    return open;
  }

  askTransactionOf(entityType: string, statusCode: string, transactionType: string): void {
    this.reason = transactionObstacle(transactionType, { entityType, statusCode });
  }

  obstacle(): string {
    return this.reason ?? '';
  }

  private isOpenTo(entityType: string, statusCode: string): boolean {
    return transactionObstacle(this.transactionType, { entityType, statusCode }) === null;
  }
}
