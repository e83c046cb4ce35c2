import type { FilingType, StepName } from '#rules';
import { BASE_PATH, STEP_NAMES } from '#rules';
import type { FlowDriver } from '../parts/flow';
import type { BrowserDesk } from './desk';

/** The way through a filing, as the browser's address and headings show it. */
export class BrowserFlow implements Pick<
  FlowDriver,
  'comeTo' | 'ask' | 'where' | 'shownHeading' | 'shownNumber' | 'shownTitle'
> {
  constructor(private readonly desk: BrowserDesk) {}

  async comeTo(step: StepName): Promise<void> {
    await this.desk.open(step, (filing) => ({
      ...filing,
      additionalInfoValues: {
        ...filing.additionalInfoValues,
        additionalInfoAttachmentRadio: step === 'attachments' ? 'Y' : 'N',
      },
    }));
  }

  async ask(step: string, filing: FilingType): Promise<void> {
    await this.desk.goTo(`${BASE_PATH}/filing/${filing}/${step}`);
  }

  async where(expected: StepName): Promise<StepName | ''> {
    const place = await this.desk.arriveAt(expected);
    return STEP_NAMES.find((step) => step === place) ?? '';
  }

  async shownHeading(): Promise<string> {
    return this.desk.heading.innerText();
  }

  async shownNumber(): Promise<string> {
    return this.desk.main.getByText(/^Step \d+ of \d+$/).innerText();
  }

  async shownTitle(): Promise<string> {
    return this.desk.page.title();
  }
}
