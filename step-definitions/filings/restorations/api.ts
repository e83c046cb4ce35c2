import { randomUUID } from 'node:crypto';
import { fraudCheckNotice, initialFiling, withEntitySummary, withNameOfOthers, englishOf } from '#rules';
import type { ApiScenarioContext } from '../../scenario/context/api';
import type { ApiPaymentDriver } from '../../payment/api';
import { validAddress } from '../../samples/filing';
import { signedFiling } from '../../samples/signed';
import { levelDriver } from '../../foundation/level-driver';
import type { RestorableEntity, RestorationsDriver } from './driver';
import { RESTORABLE_ENTITIES } from './driver';

/** What the registry says of cures and reinstatements before they begin. */
export class ApiRestorationsDriver extends levelDriver<RestorationsDriver>() {
  private entity: (typeof RESTORABLE_ENTITIES)[RestorableEntity] = RESTORABLE_ENTITIES.delinquent;
  private notice = '';

  constructor(
    private readonly context: ApiScenarioContext,
    private readonly payment: ApiPaymentDriver,
  ) {
    super();
  }

  override setEntity(entity: RestorableEntity): void {
    this.entity = RESTORABLE_ENTITIES[entity];
  }

  override async openIntroduction(): Promise<void> {
    const { filingType, entityId, entityType } = this.entity;
    const { adminFraudCheck = false } = await this.summary();
    const filing = initialFiling({ filingType, submissionKey: randomUUID(), entityId, entityType });
    this.notice = englishOf(fraudCheckNotice({ ...filing, adminFraudCheck }));
  }

  /** A complete filing by an agent that was named for it, under the name that the pages would show. */
  override async file(): Promise<void> {
    const { filingType, entityId, entityType, transaction: transType, statute } = this.entity;
    const begun = initialFiling({ filingType, submissionKey: randomUUID(), entityId, entityType });
    const filing = withEntitySummary(begun, await this.summary());
    const agent = await this.context.agent({ transType, entityType, entityId });
    const complete = {
      ...signedFiling(filing),
      statute,
      principalOfficeValues: {
        ...filing.principalOfficeValues,
        streetAddress: { ...validAddress(), addressSelectionType: 'USER' as const },
        isSameAsStreetAddressChecked: true,
      },
      registeredAgentValues: { ...agent, agentConsentRadio: 'Y' as const },
    };
    await this.payment.payFor(withNameOfOthers(complete, new Date().toISOString()));
  }

  override async onRecord() {
    const { entityName: name, status } = await this.summary();
    return { name, status };
  }

  override restoredName(): string {
    return this.entity.name;
  }

  private summary() {
    return this.context.summaryOf(this.entity.entityId, this.entity.transaction);
  }

  override fraudCheckNotice(): string {
    return this.notice;
  }
}
