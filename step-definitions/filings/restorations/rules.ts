import {
  emptyFiling,
  initialFiling,
  fraudCheckNotice,
  nameAfterFiling,
  withNameOfOthers,
  withRestoredName,
  englishOf,
} from '#rules';
import type { RulesScenarioContext } from '../../scenario/context/rules';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import type { RestorableEntity, RestorationsDriver } from './driver';
import { RESTORABLE_ENTITIES } from './driver';

const isOfOthers = (entity: RestorableEntity): boolean =>
  entity === 'nameTaken' || entity === 'reinstatedName';

/** Cures and reinstatements by the rule book alone. */
export class RulesRestorationsDriver extends scenarioDriver<RestorationsDriver, RulesScenarioContext>() {
  private ownName: string | undefined;
  private name: string | undefined;

  override setEntity(entity: RestorableEntity): void {
    const { filingType, entityId, entityType, name, isReviewed } = RESTORABLE_ENTITIES[entity];
    const newFiling = initialFiling({ filingType, submissionKey: 'restoration', entityId, entityType });
    const oldName = `${name}${filingType === 'cure' ? ', Delinquent December 1, 2024' : ', Dissolved December 1, 2024'}`;
    const filing = withRestoredName({
      ...newFiling,
      statusCode: filingType === 'cure' ? 'DQQ' : 'VDISS',
      adminFraudCheck: isReviewed,
      entityNameValues: { ...emptyFiling().entityNameValues, oldName },
    });
    this.ownName = name;
    this.context.filing = isOfOthers(entity) ? withNameOfOthers(filing, this.context.now) : filing;
  }

  override file(): void {
    this.name = nameAfterFiling(this.context.filing);
  }

  override onRecord() {
    return { name: checked(this.name), status: 'Good Standing' };
  }

  override restoredName(): string {
    return checked(this.ownName);
  }

  /** The rule book needs no page. */
  override openIntroduction(): void {}

  override fraudCheckNotice(): string {
    return englishOf(fraudCheckNotice(this.context.filing));
  }
}
