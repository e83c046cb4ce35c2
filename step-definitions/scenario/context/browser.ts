import type { Locator, Page } from '@playwright/test';
import type { Filing, StepName } from '#rules';
import { BASE_PATH, filingPath, flowFacts, isStepOf } from '#rules';
import { ApiScenarioContext } from './api';
import { checked } from '../../foundation/checked';
import { openBlankPage } from './blank-page';
import { typeOf } from './named-filing';

const PATIENCE = 15_000;

interface Shown {
  href: string;
  heading: string;
}

/*
 * Waits by a condition that the page checks at every frame: a locator checks twice a second, and one that loses a race continues until its
 * timeout.
 */
const hasHeading = (): boolean => document.querySelector('main h1')?.checkVisibility() === true;
const shownPage = (): Shown => ({
  href: location.href,
  heading: document.querySelector('main h1')?.textContent ?? '',
});

/** Whether another page is shown than before. The address changes before the page does. */
const hasLeft = (before: Shown): boolean => {
  const heading = document.querySelector('main h1');
  const isOther = heading?.textContent !== before.heading || document.activeElement === heading;
  return location.href !== before.href && heading?.checkVisibility() === true && isOther;
};

/** Whether another page is shown than before, or a dialog, a list of problems or a message. */
const hasSettled = (before: Shown): boolean => {
  const isVisible = (element: Element | null) => element?.checkVisibility() === true;
  const heading = document.querySelector('main h1');
  const isOther = heading?.textContent !== before.heading || document.activeElement === heading;
  if (location.href !== before.href && isVisible(heading) && isOther) return true;
  return [...document.querySelectorAll('dialog[open], .error-summary, main .usa-alert--error')].some(
    isVisible,
  );
};

/** The browser page of a scenario, and the filing that it is about. */
export class BrowserScenarioContext {
  readonly api: ApiScenarioContext;
  readonly main: Locator;
  /** Whether something was sent off to be judged since the page was opened. */
  private isJudged: true | undefined;

  constructor(
    readonly page: Page,
    readonly baseUrl: string,
  ) {
    this.api = new ApiScenarioContext(baseUrl);
    this.main = page.getByRole('main');
  }

  /** Saves a complete filing, changed as asked, with the registry and opens it at a step as a reload would. */
  async open(step: StepName, change: (filing: Filing) => Filing = (filing) => filing): Promise<void> {
    if (!this.api.hasFiling) await this.api.complete();
    this.api.filing = change(this.api.filing);
    const facts = flowFacts(this.api.filing);
    if (!isStepOf(facts, step))
      throw new Error(`The ${step} step is not part of the filing (${facts.filingType}).`);
    await this.saveFiling();
    await this.goTo(filingPath(typeOf(this.api.filing), step));
  }

  /** Saves the filing in progress with the registry and stores its reference in the browser. */
  async saveFiling(): Promise<void> {
    const { filing, refId } = this.api;
    const { data } = await this.api.client.call('saveFiling', { body: { filing, refId } });
    if (!data?.refId) throw new Error('The registry did not keep the filing in progress.');
    this.api.refId = data.refId;
    await openBlankPage(this.page, this.baseUrl);
    await this.page.evaluate((ref) => sessionStorage.setItem('ref', ref), data.refId);
  }

  async goTo(path: string): Promise<void> {
    this.isJudged = undefined;
    await this.page.goto(`${this.baseUrl}${path}`, { waitUntil: 'commit' });
    await this.page.waitForFunction(hasHeading, undefined, { timeout: PATIENCE });
  }

  get heading(): Locator {
    return this.main.getByRole('heading', { level: 1 });
  }

  /** The list of problems above the form. */
  get summary(): Locator {
    return this.page.locator('.error-summary', { hasText: 'There is a problem' });
  }

  get dialog(): Locator {
    return this.page.locator('dialog[open]');
  }

  /** The way on: an introduction starts the filing. */
  get nextButton(): Locator {
    return this.button(/^(Next|Start)$/);
  }

  button(name: string | RegExp): Locator {
    return this.main.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** What a list of terms says of one of them. */
  definition(term: string): Locator {
    const termNamed = this.main.getByRole('term').getByText(term, { exact: true }).first();
    return termNamed.locator('xpath=ancestor-or-self::dt/following-sibling::dd[1]');
  }

  /** The text of that definition. */
  async definedAs(term: string): Promise<string> {
    return (await this.definition(term).innerText()).trim();
  }

  /** Does what lets something be judged. */
  async sendOff(act: () => Promise<void>): Promise<void> {
    await act();
    this.isJudged = true;
  }

  /**
   * Whether this is shown in answer to what was sent off.
   * @throws Error where nothing was, for then its absence says nothing
   */
  async isAnsweredWith(shown: Locator): Promise<boolean> {
    if (await shown.isVisible()) return true;
    checked(this.isJudged);
    return false;
  }

  /** Goes on to another page, and waits until it is shown: its address comes before it does. */
  async leave(act: () => Promise<void>): Promise<void> {
    const pageBefore = await this.page.evaluate(shownPage);
    await act();
    await this.page.waitForFunction(hasLeft, pageBefore, { timeout: PATIENCE });
  }

  /** Sends something off and waits until another page is shown, whatever messages there are. */
  actAndLeave(act: () => Promise<void>): Promise<void> {
    return this.leave(() => this.sendOff(act));
  }

  /** Does something and waits until another page, a dialog, a problem or a message appears, or a button is gone. */
  async actAndSettle(act: () => Promise<void>, leaving?: Locator): Promise<void> {
    const pageBefore = await this.page.evaluate(shownPage);
    await this.sendOff(act);
    const patience = { timeout: PATIENCE };
    await Promise.race([
      this.page.waitForFunction(hasSettled, pageBefore, patience),
      ...(leaving ? [leaving.waitFor({ ...patience, state: 'hidden' })] : []),
    ]);
  }

  /** The last part of the address: a step of the filing, or a question of the agent wizard. */
  place(): string {
    return new URL(this.page.url()).pathname.slice(BASE_PATH.length).split('/').at(-1) ?? '';
  }

  /** Waits until the address ends with this place; returns the actual place in any case. */
  async arriveAt(place: string): Promise<string> {
    await this.page
      .waitForURL((url) => url.pathname.endsWith(`/${place}`), { timeout: PATIENCE / 3 })
      .catch(() => undefined);
    return this.place();
  }
}
