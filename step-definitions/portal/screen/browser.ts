import { cancelName } from '#rules';
import type { Page } from '@playwright/test';
import type { ScreenDriver } from './driver';
import { levelDriver } from '../../foundation/level-driver';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import type { BrowserFormsDriver } from '../../forms/browser';
import { documentText } from '../../samples/document-text';
import { FormationByHand } from './formation-by-hand';

const exactly = (name: string): RegExp => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
const stored = (page: Page, area: 'sessionStorage' | 'localStorage') =>
  page.evaluate((name) => Object.keys(window[name]), area);

/** What only a person in front of a screen can do and see. */
export class BrowserScreenDriver extends levelDriver<ScreenDriver>() {
  private readonly formation: FormationByHand;
  private pdf = Buffer.alloc(0);

  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
  ) {
    super();
    this.formation = new FormationByHand(context, form);
  }

  override fillInWholeFiling(): Promise<void> {
    return this.formation.fillIn();
  }

  override visit(place: string): Promise<void> {
    return this.context.goTo(place);
  }

  override async lookIn(place: string): Promise<void> {
    await this.context.page.goto(`${this.context.baseUrl}${place}`);
  }

  override showsHeading(heading: string): Promise<boolean> {
    return this.context.main
      .getByRole('heading', { level: 1, name: heading, exact: true })
      .waitFor({ timeout: 15_000 })
      .then(
        () => true,
        () => false,
      );
  }

  override async reload(): Promise<void> {
    await this.context.page.reload();
    await this.context.heading.waitFor();
  }

  override async goBack(): Promise<void> {
    const addressBefore = this.context.page.url();
    await this.context.page.evaluate(() => window.history.back());
    const moved = this.context.page.waitForURL((url) => url.href !== addressBefore, { timeout: 5000 });
    await Promise.any([moved, this.context.dialog.waitFor({ timeout: 5000 })]);
  }

  override async cancel(): Promise<void> {
    await this.context.button(cancelName('filing')).click();
    await this.context.dialog.waitFor();
  }

  override async answerQuestion(answer: string): Promise<void> {
    const button = this.context.dialog.getByRole('button', { name: answer, exact: true });
    await button.click();
    await button.waitFor({ state: 'hidden' });
  }

  override async confirmWithEnter(field: string): Promise<void> {
    const control = this.form.controlOf(field);
    await this.context.actAndSettle(() => control.press('Enter'));
  }

  override async follow(name: string): Promise<void> {
    const link = this.linkOrButton(name).first();
    await link.click();
    await this.context.heading.waitFor();
  }

  override isAtTop(text: string): Promise<boolean> {
    const shown = this.context.page.getByRole('banner').getByText(text, { exact: true });
    return shown.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  }

  override async isOffered(name: string): Promise<boolean> {
    const link = this.linkOrButton(name).first();
    return link.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  }

  override async valueShownFor(label: string): Promise<string> {
    const value = this.context.definition(label);
    await value.filter({ hasNotText: 'Asking…' }).waitFor({ timeout: 5000 });
    return value.innerText();
  }

  /** Waits for the sentence, because a title is announced a moment after its page is shown. */
  override async announcements(awaited: string): Promise<string[]> {
    const { page } = this.context;
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

  override async storedForSession(): Promise<string[]> {
    return stored(this.context.page, 'sessionStorage');
  }

  override async storedForGood(): Promise<string[]> {
    return stored(this.context.page, 'localStorage');
  }

  override keptText(): Promise<string> {
    return this.context.page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state, location.href]),
    );
  }

  override async downloadedFileName(name: string): Promise<string> {
    const download = this.context.page.waitForEvent('download');
    await this.linkOrButton(name).first().click();
    return (await download).suggestedFilename();
  }

  /** A document opens in its own window, and the registry answers with a PDF. */
  override async opensPdf(name: string): Promise<boolean> {
    const answer = this.context.page.waitForResponse(/\/(pdf|file)\/(filing|image|gsCertificate)/);
    const opened = this.context.page.waitForEvent('popup');
    await this.linkOrButton(name).first().click();
    await opened;
    const { apiData } = (await (await answer).json()) as { apiData: { pdfBytes?: string; image?: string } };
    this.pdf = Buffer.from(apiData.pdfBytes ?? apiData.image ?? '', 'base64');
    return this.pdf.subarray(0, 5).toString('latin1') === '%PDF-';
  }

  override pdfText(): string {
    return documentText(this.pdf);
  }

  private linkOrButton(name: string) {
    const { page } = this.context;
    return page
      .getByRole('link', { name: exactly(name) })
      .or(page.getByRole('button', { name: exactly(name) }));
  }
}
