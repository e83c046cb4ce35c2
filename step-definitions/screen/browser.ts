import type { Page } from '@playwright/test';
import type { ScreenDriver } from './driver';
import type { BrowserDesk } from '../context/browser';
import type { BrowserForm } from '../forms/browser';
import { BrowserJourney } from './filing-by-hand';

const exactly = (name: string): RegExp => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
const stored = (page: Page, area: 'sessionStorage' | 'localStorage') =>
  page.evaluate((name) => Object.keys(window[name]), area);

/** Keeps the sentences that live regions have said, for they are gone after a moment. */
const keepAnnouncements = () => {
  const hear = () => {
    const said = [...document.querySelectorAll('[aria-live="polite"]')]
      .map((region) => region.textContent?.trim() ?? '')
      .join('');
    const heard = JSON.parse(sessionStorage.getItem('announced') ?? '[]') as string[];
    if (said && heard.at(-1) !== said) sessionStorage.setItem('announced', JSON.stringify([...heard, said]));
  };
  new MutationObserver(hear).observe(document, { childList: true, subtree: true, characterData: true });
};

/** What only somebody before a screen can do and see. */
export class BrowserScreen implements ScreenDriver {
  private readonly journey: BrowserJourney;

  constructor(
    private readonly desk: BrowserDesk,
    private readonly form: BrowserForm,
  ) {
    this.journey = new BrowserJourney(desk, form);
    this.listening = desk.page.addInitScript(keepAnnouncements);
  }

  private readonly listening: Promise<unknown>;

  walk(): Promise<void> {
    return this.journey.walk();
  }

  ask(place: string): Promise<void> {
    return this.desk.goTo(place);
  }

  async reload(): Promise<void> {
    await this.desk.page.reload();
    await this.desk.heading.waitFor();
  }

  async back(): Promise<void> {
    const before = this.desk.page.url();
    await this.desk.page.evaluate(() => window.history.back());
    const moved = this.desk.page.waitForURL((url) => url.href !== before, { timeout: 5000 });
    await Promise.any([moved, this.desk.dialog.waitFor({ timeout: 5000 })]);
  }

  async cancel(): Promise<void> {
    await this.desk.button('Cancel').click();
    await this.desk.dialog.waitFor();
  }

  async answerQuestion(answer: string): Promise<void> {
    const button = this.desk.dialog.getByRole('button', { name: answer, exact: true });
    await button.click();
    await button.waitFor({ state: 'hidden' });
  }

  async confirmWithEnter(field: string): Promise<void> {
    const control = this.form.controlOf(field);
    await this.desk.andSettle(() => control.press('Enter'));
  }

  async follow(name: string): Promise<void> {
    const way = this.way(name).first();
    await way.click();
    await this.desk.heading.waitFor();
  }

  async offers(name: string): Promise<boolean> {
    const way = this.way(name).first();
    return way.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  }

  /** A title is announced a moment after its page is there: the sentence is waited for. */
  async announcements(awaited: string): Promise<string[]> {
    await this.listening;
    const { page } = this.desk;
    await page
      .waitForFunction(
        (sentence) =>
          (JSON.parse(sessionStorage.getItem('announced') ?? '[]') as string[]).includes(sentence),
        awaited,
        { timeout: 5000 },
      )
      .catch(() => undefined);
    return JSON.parse(await page.evaluate(() => sessionStorage.getItem('announced') ?? '[]')) as string[];
  }

  async keptForSession(): Promise<string[]> {
    return stored(this.desk.page, 'sessionStorage');
  }

  async kept(): Promise<string[]> {
    return stored(this.desk.page, 'localStorage');
  }

  async savedFile(name: string): Promise<string> {
    const download = this.desk.page.waitForEvent('download');
    await this.way(name).first().click();
    return (await download).suggestedFilename();
  }

  /** A document opens in a window of its own, with a PDF that the registry answered with. */
  async openedPdf(name: string): Promise<boolean> {
    const answer = this.desk.page.waitForResponse(/\/(pdf|file)\/(filing|image|gsCertificate)/);
    const opened = this.desk.page.waitForEvent('popup');
    await this.way(name).first().click();
    await opened;
    const { apiData } = (await (await answer).json()) as { apiData: { pdfBytes?: string; image?: string } };
    return (
      Buffer.from(apiData.pdfBytes ?? apiData.image ?? '', 'base64')
        .subarray(0, 5)
        .toString('latin1') === '%PDF-'
    );
  }

  private way(name: string) {
    const { page } = this.desk;
    return page
      .getByRole('link', { name: exactly(name) })
      .or(page.getByRole('button', { name: exactly(name) }));
  }
}
