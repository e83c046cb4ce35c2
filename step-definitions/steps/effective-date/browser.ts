import { formatDay, officeDay, plusDays } from '#rules';
import type { EffectiveDateDriver } from './driver';
import { levelDriver } from '../../foundation/level-driver';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import type { BrowserFormsDriver } from '../../forms/browser';

/** Dates of effect, as a filer types them. */
export class BrowserEffectiveDateDriver extends levelDriver<EffectiveDateDriver>() {
  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
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
    return this.context.isAnsweredWith(this.context.dialog.getByRole('button', { name: 'Go back' }));
  }

  override async answerLastDate(agrees: boolean): Promise<void> {
    const answer = this.context.dialog.getByRole('button', { name: agrees ? 'Ok' : 'Go back', exact: true });
    await answer.click();
    await answer.waitFor({ state: 'hidden' });
  }
}
