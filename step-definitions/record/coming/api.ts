import { comingSentence, englishOf } from '#rules';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { scenarioDriver } from '../../foundation/level-driver';
import { queueFiling } from '../../staff/pending-filings/queue-filing';
import type { ComingDriver } from './driver';

/** What is coming for an entity, as the registry answers it. */
export class ApiComingDriver extends scenarioDriver<ComingDriver, ApiScenarioContext>() {
  private queued = { entityId: '', transactionId: '' };

  override async queueChangeOfAgent(): Promise<void> {
    this.queued = await queueFiling(this.context.baseUrl);
  }

  /** A filing that begins shows what the record shows: both read the summary of the entity. */
  override async comingOn(): Promise<string> {
    const { entityId, transactionId } = this.queued;
    const { coming = [] } = await this.context.summaryOf(entityId);
    const waiting = coming.find(({ document }) => document === transactionId);
    return waiting === undefined ? '' : englishOf(comingSentence(waiting));
  }
}
