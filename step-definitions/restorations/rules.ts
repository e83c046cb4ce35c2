import {
  emptyFiling,
  initialFiling,
  fraudCheckNotice,
  withAnotherNameRequested,
  withRestoredName,
} from '#rules';
import type { RulesScenarioContext } from '../context/rules';
import { levelDriver } from '../levels/level-driver';
import type { RestorableEntity, RestorationsDriver } from './driver';
import { RESTORABLE_ENTITIES, RESTORATIONS_ACTIONS } from './driver';

/** Cures and reinstatements by the rule book alone. */
export class RulesRestorationsDriver extends levelDriver<RestorationsDriver>('rules', RESTORATIONS_ACTIONS) {
  constructor(private readonly context: RulesScenarioContext) {
    super();
  }

  override setEntity(entity: RestorableEntity): void {
    const { filingType, entityId, entityType, name, isReviewed } = RESTORABLE_ENTITIES[entity];
    const newFiling = initialFiling({ filingType, submissionKey: 'restoration', entityId, entityType });
    const oldName = `${name}, Delinquent December 1, 2024`;
    const filing = withRestoredName({
      ...newFiling,
      statusCode: 'DQQ',
      adminFraudCheck: isReviewed,
      entityNameValues: { ...emptyFiling().entityNameValues, oldName },
    });
    this.context.filing = entity === 'nameTaken' ? withAnotherNameRequested(filing) : filing;
  }

  /** The rule book needs no page. */
  override openIntroduction(): void {}

  override fraudCheckNotice(): string {
    return fraudCheckNotice(this.context.filing);
  }
}
