import { normalizePhone } from '#rules';
import type { NotificationKind, NotificationsDriver } from './driver';
import { levelDriver } from '../../foundation/level-driver';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import type { BrowserFormsDriver } from '../../forms/browser';

const REGIONS = ['Email addresses added', 'Text numbers added'];
const ADD: Record<NotificationKind, { again: string; form: 'notification email' | 'notification number' }> = {
  email: { again: 'Add another email address', form: 'notification email' },
  text: { again: 'Add another text number', form: 'notification number' },
};

/** Notifications, as a filer adds and deletes them. */
export class BrowserNotificationsDriver extends levelDriver<NotificationsDriver>() {
  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
  ) {
    super();
  }

  override async setTargets(targets: string[]): Promise<void> {
    const emails = targets.filter((target) => target.includes('@')).map((email) => ({ email }));
    const texts = targets.filter((target) => !target.includes('@')).map((text) => ({ text }));
    await this.context.open('notifications', (filing) => ({
      ...filing,
      notificationsValues: {
        emailNotificationRadio: emails.length ? 'Y' : '',
        textNotificationRadio: texts.length ? 'Y' : '',
        emails,
        texts,
      },
    }));
  }

  override async view(): Promise<string> {
    const { main } = this.context;
    if (await main.getByRole('heading', { name: ADD.email.again }).isVisible()) return 'add email';
    if (await main.getByRole('heading', { name: ADD.text.again }).isVisible()) return 'add text';
    return (await main.getByRole('button', { name: ADD.email.again }).isVisible()) ? 'list' : 'initial';
  }

  override async addAnother(kind: NotificationKind): Promise<void> {
    await this.context.button(ADD[kind].again).click();
  }

  override async signUp(email: string): Promise<void> {
    await this.form.choose('email notifications', 'Yes');
    await this.context.main.getByRole('textbox', { name: /^Email address/ }).fill(email);
    await this.context.main.getByRole('textbox', { name: /^Retype email address/ }).fill(email);
    await this.form.choose('text notifications', 'No');
    await this.context.button('Next').click();
    await this.listed();
  }

  override async addTarget(kind: NotificationKind, target: string): Promise<void> {
    await this.addAnother(kind);
    this.form.switchTo(ADD[kind].form);
    await this.form.enter(kind === 'email' ? 'email' : 'number', target);
    await this.form.enter(kind === 'email' ? 'retyped email' : 'retyped number', target);
    await this.context.button('Save').click();
    await this.listed();
  }

  override async removeTarget(target: string): Promise<void> {
    const item = this.context.main.getByRole('listitem').filter({ hasText: shownTarget(target) });
    await item.getByRole('button', { name: /^Delete/ }).click();
    await item.getByRole('button', { name: /^Yes, delete/ }).click();
    await item.waitFor({ state: 'hidden' });
  }

  override async targets(): Promise<string[]> {
    const foundTargets: string[] = [];
    for (const name of REGIONS) {
      const items = this.context.main.getByRole('region', { name }).getByRole('listitem');
      for (const item of await items.all())
        foundTargets.push((await item.locator('p').first().innerText()).trim());
    }
    return foundTargets.map((text) => normalizePhone(text) ?? text);
  }

  override async message(): Promise<string> {
    const box = this.context.main.locator('.usa-alert__text').first();
    return (await box.innerText()).trim();
  }

  private async listed(): Promise<void> {
    await this.context.main.getByRole('button', { name: ADD.email.again }).waitFor();
  }
}

/** A number as the list writes it; an address as it is. */
const shownTarget = (target: string): string => target.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
