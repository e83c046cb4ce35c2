import type { FilingType, StepName } from '#rules';
import { BASE_PATH, filingPath, isFormation, STEP_NAMES } from '#rules';
import { begunOnRecord } from '../../samples/begun-on-record';
import type { FlowDriver } from './driver';
import { scenarioDriver } from '../../foundation/level-driver';
import type { BrowserScenarioContext } from '../../scenario/context/browser';

/** The way through a filing, as the browser's address and headings show it. */
export class BrowserFlowDriver extends scenarioDriver<FlowDriver, BrowserScenarioContext>() {
  /** A formation is filled in when it is first opened; on an entity on record nothing is entered yet. */
  override beginFiling(filing: FilingType): void {
    if (isFormation(filing)) this.context.api.begin(filing);
    else this.context.api.filing = begunOnRecord(filing);
  }

  override putUnderFraudCheck(): void {
    this.context.api.filing = { ...this.context.api.filing, adminFraudCheck: true };
  }

  override async openStep(step: StepName): Promise<void> {
    await this.context.open(step, (filing) => ({
      ...filing,
      additionalInfoValues: {
        ...filing.additionalInfoValues,
        additionalInfoAttachmentRadio: step === 'attachments' ? 'Y' : 'N',
      },
    }));
  }

  override async openStepNamed(step: string, filing: FilingType): Promise<void> {
    await this.context.goTo(`${BASE_PATH}/filing/${filing}/${step}`);
  }

  override async jumpToStep(step: StepName): Promise<void> {
    await this.context.goTo(filingPath(this.context.api.filingType, step));
  }

  override async stepBack(): Promise<StepName | null> {
    const link = this.context.main.getByRole('link', { name: 'Back', exact: true });
    await this.context.heading.waitFor();
    if (!(await link.isVisible())) return null;
    const path = await link.getAttribute('href');
    return STEP_NAMES.find((step) => path?.endsWith(`/${step}`)) ?? null;
  }

  override async followBack(): Promise<void> {
    await this.context.main.getByRole('link', { name: 'Back', exact: true }).click();
  }

  override async currentStep(expected: StepName): Promise<StepName | ''> {
    const place = await this.context.arriveAt(expected);
    return STEP_NAMES.find((step) => step === place) ?? '';
  }

  override async shownHeading(): Promise<string> {
    return this.context.heading.innerText();
  }

  override async shownNumber(): Promise<string> {
    return this.context.main.getByText(/^Step \d+ of \d+$/).innerText();
  }

  override async shownTitle(): Promise<string> {
    return this.context.page.title();
  }
}
