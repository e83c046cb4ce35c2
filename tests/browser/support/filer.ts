import { expect, type Locator, type Page } from '@playwright/test';
import { filingPath, type Filing, type StepName } from '#rules';
import { openBlankPage } from '../../../step-definitions/scenario/context/blank-page';
import type { registryAt, savedAgent } from '../../resilience/registry';
import { isDrawnByApplication } from './taken-over';

export type SavedAgent = Awaited<ReturnType<typeof savedAgent>>;

/** A filer of an LLC in a browser. */
export class Filer {
  constructor(
    readonly page: Page,
    readonly registry: ReturnType<typeof registryAt>,
    /** Gives them the same registered agent each time. */
    private readonly agentAtHand: () => SavedAgent,
    /** The address of the portal, as `http://127.0.0.1:8080`. */
    readonly origin: string,
  ) {}

  /** A registered agent whom the registry knows. */
  get agent(): SavedAgent {
    return this.agentAtHand();
  }

  /** The page's one heading; focus goes to it on every change of page. */
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name, exact: typeof name === 'string' });
  }

  radio(name: string | RegExp, group?: string | RegExp): Locator {
    const scope = group === undefined ? this.page : this.page.getByRole('radiogroup', { name: group });
    return scope.getByRole('radio', { name });
  }

  field(label: string | RegExp): Locator {
    return this.page.getByLabel(label).first();
  }

  get dialog(): Locator {
    return this.page.locator('dialog[open]');
  }

  /** The office's name, as it ends every title. */
  async officeName(): Promise<string> {
    const { data } = await this.registry.GET('/common-db-api/env');
    return data?.apiData.office.name ?? '';
  }

  /** An address of the portal, drawn and at rest. */
  async goesTo(path: string): Promise<void> {
    await this.page.goto(path);
    await this.seesPage();
    await isDrawnByApplication(this.page);
  }

  /** Waits until the page is loaded: a heading, and nothing that is still on its way. */
  async seesPage(title?: string): Promise<void> {
    await expect(
      title === undefined
        ? this.heading
        : this.page.getByRole('heading', { level: 1, name: title, exact: true }),
    ).toBeVisible();
    await expect(this.page.getByText('Loading…')).toHaveCount(0);
  }

  /** Keeps a draft with the registry, as Next of an earlier step would have. */
  async keeps(filing: Filing): Promise<string> {
    const { data, error } = await this.registry.POST('/business-api/file', { body: { filing } });
    if (data?.apiData.refId === undefined)
      throw new Error(`The draft was not kept: ${JSON.stringify(error ?? data)}`);
    return data.apiData.refId;
  }

  /** The browser's tab remembers a filing in progress, as it does while somebody files. */
  async remembers(refId: string): Promise<void> {
    await openBlankPage(this.page, this.origin);
    await this.page.evaluate((ref) => sessionStorage.setItem('ref', ref), refId);
  }

  /** Comes to a step of a filing that is in progress; returns its reference. */
  async opensStep(step: StepName, filing: Filing): Promise<string> {
    const refId = await this.keeps(filing);
    await this.remembers(refId);
    await this.goesTo(filingPath(filing.filingType || 'llc', step));
    return refId;
  }

  /** The primary action of a page: Next, Start of an introduction, or that of the review, which names the fee. */
  get nextButton(): Locator {
    return this.button(/^(Start|Next|Pay \$[\d.]+)$/);
  }

  async next(): Promise<void> {
    await this.nextButton.click();
  }

  /** Next with something missing: the list of problems has focus. */
  async failsToGoOn(button = 'Next'): Promise<void> {
    await this.button(button).click();
    await expect(this.page.locator('.error-summary').last()).toBeFocused();
  }

  /** Fills an address in; `within` names the group where a page has two. */
  async fillsAddress(line: string, { city = 'Denver', zip = '80202' } = {}): Promise<void> {
    await this.field('Address 1').fill(line);
    await this.field('City').fill(city);
    await this.page.getByRole('combobox', { name: 'State' }).first().selectOption('CO');
    await this.field('ZIP / Postal code').fill(zip);
  }
}
