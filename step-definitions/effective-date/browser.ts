import { formatDay, officeDay, plusDays } from '#rules';
import type { EffectiveDateDriver } from './driver';
import { EFFECTIVE_DATE_VERBS } from './driver';
import { levelDriver } from '../levels/level-driver';
import type { BrowserScenarioContext } from '../context/browser';
import type { BrowserForms } from '../forms/browser';

/** Dates of effect, as a filer types them. */
export class BrowserEffectiveDate extends levelDriver<EffectiveDateDriver>('browser', EFFECTIVE_DATE_VERBS) {
  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserForms,
  ) {
    super();
  }

  override async requestDate(date: string, time: string): Promise<void> {
    await this.form.choose('time of effect', 'Later');
    await this.form.enter('effective date', date);
    if (time) await this.form.enter('effective time', time);
    await this.form.submit();
  }

  override async requestDaysAhead(days: number): Promise<void> {
    const { data } = await this.context.api.client.call('environment');
    const now = data?.serverTimeStamp ?? new Date().toISOString();
    await this.requestDate(formatDay(plusDays(officeDay(now), days)), '');
  }

  override isAskedToAcceptLastDate(): Promise<boolean> {
    return this.context.dialog.getByRole('button', { name: 'Go back' }).isVisible();
  }

  override async answerLastDate(agrees: boolean): Promise<void> {
    const answer = this.context.dialog.getByRole('button', { name: agrees ? 'Ok' : 'Go back', exact: true });
    await answer.click();
    await answer.waitFor({ state: 'hidden' });
  }
}
