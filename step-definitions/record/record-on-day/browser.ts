import { formatDay, officeDay, PART_LABELS, PATHS } from '#rules';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import { scenarioDriver } from '../../foundation/level-driver';
import type { PartThen, RecordOnDayDriver } from './driver';

/** The record on a day, as a visitor reads it. */
export class BrowserRecordOnDayDriver extends scenarioDriver<RecordOnDayDriver, BrowserScenarioContext>() {
  override async askFor(entityId: string, day: string): Promise<void> {
    await this.context.goTo(`${PATHS.search}/${entityId}`);
    await this.context.main.getByRole('link', { name: 'See the record on another day' }).click();
    await this.context.main.getByRole('textbox', { name: /^Day/ }).fill(await this.typed(day));
    await this.context.button('Show').click();
  }

  private async typed(day: string): Promise<string> {
    if (day !== 'today') return day;
    const { data } = await this.context.api.client.call('environment');
    return formatDay(officeDay(data?.serverTimeStamp ?? new Date().toISOString()));
  }

  override async part(name: string): Promise<PartThen> {
    const label = Object.values(PART_LABELS).find((one) => one.toLowerCase() === name) ?? name;
    const row = this.context.main
      .getByRole('row')
      .filter({ has: this.context.page.getByRole('rowheader', { name: label }) });
    await row.waitFor();
    const [, value = '', setBy = ''] = await row.locator('th, td').allInnerTexts();
    return { value: value.trim(), setBy: setBy.trim() };
  }

  override async refusal(): Promise<string> {
    const told = this.context.main.locator('.usa-error-message, .usa-alert__text').first();
    return (await told.innerText()).replace(/^Error:\s*/, '').trim();
  }
}
