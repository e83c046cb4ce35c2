import { formatDay, officeDay, plusDays } from '#rules';
import type { DatesDriver } from './driver';
import type { BrowserDesk } from '../context/browser';
import type { BrowserForm } from '../forms/browser';

/** Dates of effect, as a filer types them. */
export class BrowserDates implements Pick<DatesDriver, 'ask' | 'askAhead' | 'isAskedToAgree' | 'agree'> {
  constructor(
    private readonly desk: BrowserDesk,
    private readonly form: BrowserForm,
  ) {}

  async ask(date: string, time: string): Promise<void> {
    await this.form.choose('time of effect', 'Later');
    await this.form.enter('effective date', date);
    if (time) await this.form.enter('effective time', time);
    await this.form.goOn();
  }

  async askAhead(days: number): Promise<void> {
    const { data } = await this.desk.api.client.call('environment');
    const now = data?.serverTimeStamp ?? new Date().toISOString();
    await this.ask(formatDay(plusDays(officeDay(now), days)), '');
  }

  isAskedToAgree(): Promise<boolean> {
    return this.desk.dialog.getByRole('button', { name: 'Go back' }).isVisible();
  }

  async agree(agrees: boolean): Promise<void> {
    const answer = this.desk.dialog.getByRole('button', { name: agrees ? 'Ok' : 'Go back', exact: true });
    await answer.click();
    await answer.waitFor({ state: 'hidden' });
  }
}
