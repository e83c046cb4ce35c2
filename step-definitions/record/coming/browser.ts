import { filingPath } from '#rules';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import { scenarioDriver } from '../../foundation/level-driver';
import { queueFiling } from '../../staff/pending-filings/queue-filing';
import type { ComingDriver } from './driver';

/** What is coming for an entity, as pages show it. */
export class BrowserComingDriver extends scenarioDriver<ComingDriver, BrowserScenarioContext>() {
  private queued = { entityId: '', transactionId: '' };

  override async queueChangeOfAgent(): Promise<void> {
    this.queued = await queueFiling(this.context.baseUrl);
  }

  override async comingOn(place: 'publicRecord' | 'filing'): Promise<string> {
    const { entityId, transactionId } = this.queued;
    await this.context.goTo(
      place === 'publicRecord'
        ? `/business/search/${entityId}/summary`
        : filingPath('chgpoa', 'intro', { entityId, transTyp: 'CHG_ENT_ADR', entityType: 'DLLC' }),
    );
    const line = this.context.main.getByRole('listitem').filter({ hasText: transactionId }).first();
    const [sentence = ''] = (await line.innerText()).split(' Document number');
    return sentence;
  }
}
