import { randomUUID } from 'node:crypto';
import { fraudCheckNotice, initialFiling } from '#rules';
import type { ApiScenarioContext } from '../context/api';
import { levelDriver } from '../levels/level-driver';
import type { RestorableEntity, RestorationsDriver } from './driver';
import { RESTORABLE_ENTITIES, RESTORATIONS_ACTIONS } from './driver';

/** What the registry says of cures and reinstatements before they begin. */
export class ApiRestorationsDriver extends levelDriver<RestorationsDriver>('api', RESTORATIONS_ACTIONS) {
  private entity: (typeof RESTORABLE_ENTITIES)[RestorableEntity] = RESTORABLE_ENTITIES.delinquent;
  private notice = '';

  constructor(private readonly context: ApiScenarioContext) {
    super();
  }

  override setEntity(entity: RestorableEntity): void {
    this.entity = RESTORABLE_ENTITIES[entity];
  }

  override async openIntroduction(): Promise<void> {
    const { filingType, entityId, entityType, transaction: transTyp } = this.entity;
    const { data } = await this.context.client.call('entitySummary', { query: { entityId, transTyp } });
    const { adminFraudCheck } = data?.entitySummary ?? {};
    if (adminFraudCheck === undefined) throw new Error(`${entityId} is not on record.`);
    const filing = initialFiling({ filingType, submissionKey: randomUUID(), entityId, entityType });
    this.notice = fraudCheckNotice({ ...filing, adminFraudCheck });
  }

  override fraudCheckNotice(): string {
    return this.notice;
  }
}
