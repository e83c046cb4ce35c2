import { randomUUID } from 'node:crypto';
import { STEP_NAMES, type StepName } from '#rules';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { scenarioDriver } from '../../foundation/level-driver';
import { type ReturnCodesDriver } from './driver';

/** Filings that the registry saves for later. */
export class ApiReturnCodesDriver extends scenarioDriver<ReturnCodesDriver, ApiScenarioContext>() {
  private readonly codes: string[] = [];
  private place: StepName | null = null;

  override async saveForLater(): Promise<void> {
    const { filing, refId } = this.context;
    const saved = await this.context.client.call('saveFiling', { body: { filing, refId } });
    this.context.refId = saved.data?.refId;
    const { data } = await this.context.client.call('issueReturnCode', {
      // An address of its own: only a few links a day are mailed to one.
      body: { refId: this.context.refId ?? '', email: `${randomUUID()}@example.com` },
    });
    if (data?.returnCode === undefined) throw new Error('No return code was shown.');
    this.codes.push(data.returnCode);
  }

  override async deleteFiling(): Promise<void> {
    const refId = this.context.refId ?? '';
    const { data } = await this.context.client.call('deleteFiling', { body: { refId } });
    if (data?.code !== 200) throw new Error('The filing was not deleted.');
  }

  override shownCodes(): string[] {
    return this.codes;
  }

  override async comeBack(returnCode: string): Promise<void> {
    const { data } = await this.context.client.call('continueFiling', { body: { returnCode } });
    this.place = STEP_NAMES.find((step) => step === data?.step) ?? null;
  }

  override stepToResume(): StepName | null {
    return this.place;
  }
}
