import { normalizePhone } from '#rules';
import type { NotificationKind, NotificationsDriver } from './driver';
import type { BrowserDesk } from '../context/browser';
import type { BrowserForm } from '../forms/browser';

const REGIONS = ['Email addresses added', 'Text numbers added'];
const ADD: Record<NotificationKind, { again: string; form: 'notification email' | 'notification number' }> = {
  email: { again: 'Add another email address', form: 'notification email' },
  text: { again: 'Add another text number', form: 'notification number' },
};

/** Notifications, as a filer adds and deletes them. */
export class BrowserNotifications implements Pick<
  NotificationsDriver,
  'hold' | 'view' | 'askAt' | 'add' | 'remove' | 'targets' | 'askForAnother'
> {
  constructor(
    private readonly desk: BrowserDesk,
    private readonly form: BrowserForm,
  ) {}

  async hold(targets: string[]): Promise<void> {
    const emails = targets.filter((target) => target.includes('@')).map((email) => ({ email }));
    const texts = targets.filter((target) => !target.includes('@')).map((text) => ({ text }));
    await this.desk.open('notifications', (filing) => ({
      ...filing,
      notificationsValues: {
        emailNotificationRadio: emails.length ? 'Y' : '',
        textNotificationRadio: texts.length ? 'Y' : '',
        emails,
        texts,
      },
    }));
  }

  async view(): Promise<string> {
    const { main } = this.desk;
    if (await main.getByRole('heading', { name: ADD.email.again }).isVisible()) return 'add email';
    if (await main.getByRole('heading', { name: ADD.text.again }).isVisible()) return 'add text';
    return (await main.getByRole('button', { name: ADD.email.again }).isVisible()) ? 'list' : 'initial';
  }

  async askForAnother(kind: NotificationKind): Promise<void> {
    await this.desk.button(ADD[kind].again).click();
  }

  async askAt(email: string): Promise<void> {
    await this.form.choose('email notifications', 'Yes');
    await this.desk.main.getByRole('textbox', { name: /^Email address/ }).fill(email);
    await this.desk.main.getByRole('textbox', { name: /^Retype email address/ }).fill(email);
    await this.form.choose('text notifications', 'No');
    await this.desk.button('Next').click();
    await this.listed();
  }

  async add(kind: NotificationKind, target: string): Promise<void> {
    await this.askForAnother(kind);
    this.form.turnTo(ADD[kind].form);
    await this.form.enter(kind === 'email' ? 'email' : 'number', target);
    await this.form.enter(kind === 'email' ? 'retyped email' : 'retyped number', target);
    await this.desk.button('Save').click();
    await this.listed();
  }

  async remove(target: string): Promise<void> {
    const item = this.desk.main.getByRole('listitem').filter({ hasText: shown(target) });
    await item.getByRole('button', { name: /^Delete/ }).click();
    await item.getByRole('button', { name: /^Yes, delete/ }).click();
    await item.waitFor({ state: 'hidden' });
  }

  async targets(): Promise<string[]> {
    const found: string[] = [];
    for (const name of REGIONS) {
      const items = this.desk.main.getByRole('region', { name }).getByRole('listitem');
      for (const item of await items.all()) found.push((await item.locator('p').first().innerText()).trim());
    }
    return found.map((text) => normalizePhone(text) ?? text);
  }

  private async listed(): Promise<void> {
    await this.desk.main.getByRole('button', { name: ADD.email.again }).waitFor();
  }
}

/** A number as the list writes it; an address as it is. */
const shown = (target: string): string => target.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
