import type { Locator } from '@playwright/test';
import type { FilingType } from '#rules';
import { BASE_PATH, FILING_TYPES, formTitle, PATHS } from '#rules';
import { lookUp } from '../../words/vocabulary/look-up';
import type { FormLine, HistoryLine, RecordsDriver } from './driver';
import { scenarioDriver } from '../../foundation/level-driver';
import type { BrowserScenarioContext } from '../../scenario/context/browser';

const PDF = '%PDF-';
const PATIENCE = { timeout: 15_000 };

/** Types of filings by the name that the page gives to their forms. */
const FILING_TYPES_BY_NAME: Readonly<Record<string, FilingType>> = Object.fromEntries(
  FILING_TYPES.map((type) => [formTitle(type), type]),
);

const appears = (locator: Locator): Promise<boolean> =>
  locator.waitFor(PATIENCE).then(
    () => true,
    () => false,
  );

/** The record page, as a visitor reads it. */
export class BrowserRecordsDriver extends scenarioDriver<RecordsDriver, BrowserScenarioContext>() {
  private isDocumentPdf = false;

  override async lookUp(entityId: string): Promise<void> {
    await this.context.goTo(`${BASE_PATH}/search/${entityId}`);
    await this.region('Filing history').waitFor(PATIENCE);
    await this.arrived();
  }

  override async search(text: string): Promise<void> {
    await this.context.goTo(PATHS.search);
    await this.searchBox.fill(text);
    const addressBefore = this.context.page.url();
    await this.context.button('Search').click();
    await this.context.page.waitForURL((url) => url.href !== addressBefore, PATIENCE);
    await this.arrived();
  }

  override showsRecordOf(name: string): Promise<boolean> {
    return appears(this.context.main.getByRole('heading', { level: 1, name, exact: true }));
  }

  override isSearchShown(): Promise<boolean> {
    return appears(this.searchBox);
  }

  override async forms(): Promise<FormLine[]> {
    const items = await this.region('File a form').getByRole('listitem').all();
    return Promise.all(
      items.map(async (item) => {
        const [name = '', detail = ''] = (await item.innerText()).split('\n').map((line) => line.trim());
        const isPrice = detail.startsWith('$');
        return {
          filingType: lookUp('form', FILING_TYPES_BY_NAME, name),
          fee: isPrice ? detail : '',
          reason: isPrice ? '' : detail,
        };
      }),
    );
  }

  override async turnToPage(page: number): Promise<void> {
    await this.region('Filing history')
      .getByRole('button', { name: `Page ${page}`, exact: true })
      .click();
    await this.context.main.getByText(`Page ${page} of`).waitFor({ ...PATIENCE, state: 'attached' });
  }

  override async history(): Promise<HistoryLine[]> {
    const rows = await this.region('Filing history').locator('tbody tr').all();
    return Promise.all(
      rows.map(async (row) => {
        const [what = '', filed = '', , state = ''] = await row.locator('th, td').allInnerTexts();
        return { what: what.trim(), filed: filed.trim(), state: state.trim() };
      }),
    );
  }

  /** A document opens in a window of its own, and the registry answers with a PDF. */
  override async openDocument(what: string): Promise<void> {
    const { page } = this.context;
    const answer = page.waitForResponse(/\/file\/image/);
    const opened = page.waitForEvent('popup');
    await this.region('Filing history')
      .getByRole('button', { name: `of ${what},` })
      .click();
    await opened;
    const { apiData } = (await (await answer).json()) as { apiData: { image?: string } };
    const start = Buffer.from(apiData.image ?? '', 'base64').subarray(0, PDF.length);
    this.isDocumentPdf = start.toString('latin1') === PDF;
  }

  override isPdf(): boolean {
    return this.isDocumentPdf;
  }

  private async arrived(): Promise<void> {
    const waiting = this.context.main.getByText(/^(Loading|Searching) /).first();
    await waiting.waitFor({ ...PATIENCE, state: 'hidden' });
  }

  private get searchBox() {
    return this.context.main.getByRole('textbox', { name: /^Name or ID number/ });
  }

  private region(name: string) {
    return this.context.main.getByRole('region', { name });
  }
}
