import type { Outcome, PiiReview, PiiVerdict } from '#rules';
import { PATHS } from '#rules';
import { fieldId } from '../../../src/controls/fields/form-rules-context';
import type { BrowserFormsDriver } from '../../forms/browser';
import { levelDriver } from '../../foundation/level-driver';
import { sampleFilers } from '../../samples/personal-data-filers';
import { FIELDS } from '../../words/vocabulary/fields';
import { PII_ENTITY, type RequestByHand } from '../../forms/request-by-hand';
import type { PersonalDataDriver } from './driver';

const FORM = 'request to remove personal data';
const PATHS_OF_FIELDS = Object.values(FIELDS[FORM]).map(([path]) => path);
const PATIENCE = { timeout: 15_000 };
const HEADING = { level: 1 } as const;

/** Requests to remove personal data, as an administrator sees them; what the registry answers is put between where the scenario says so. */
export class BrowserPersonalDataDriver extends levelDriver<PersonalDataDriver>() {
  constructor(
    private readonly request: RequestByHand,
    private readonly forms: BrowserFormsDriver,
  ) {
    super();
  }

  /** Numbers and a filer are entered, and the registry is asked. */
  override async receiveVerdict(verdict: PiiVerdict): Promise<void> {
    await this.request.setVerdict(verdict);
    await this.forms.open(FORM, 'filled');
    await this.forms.submit();
  }

  override async problems(): Promise<{ field: string; problem: string }[]> {
    if (!(await this.context.isAnsweredWith(this.context.summary))) return [];
    const links = await this.context.summary.getByRole('link').all();
    return Promise.all(
      links.map(async (link) => {
        const id = (await link.getAttribute('href'))?.slice(1);
        const field = PATHS_OF_FIELDS.find((path) => fieldId(path) === id) ?? id ?? '';
        // The sentence alone, without the place that tells it apart from others.
        const problem = await link.evaluate(({ firstChild }) => firstChild?.textContent ?? '');
        return { field, problem };
      }),
    );
  }

  override focusedField(): Promise<string> {
    return this.context.page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '');
  }

  override async isShownFromTop(): Promise<boolean> {
    return (await this.context.page.evaluate(() => window.scrollY)) === 0;
  }

  /** The request that the filers' driver has begun. */
  override async setRequest(filers: number): Promise<void> {
    if (this.request.begunWith === null) await this.request.begin(filers);
  }

  /** The numbers of the list are checked once more on the way to the review. */
  override async receiveWithheld(since: string): Promise<void> {
    const valid = { entityIdIsValid: true, piiDocIdIsValid: true, removalDocIdIsValid: true };
    await this.request.setVerdict({ ...valid, ...(since !== '' && { withheldSince: since }) });
    await this.request.openReview();
  }

  /** The scenarios name no document of a sample entity: its number is put in the place of the one that was entered. */
  override async withheldNotice(): Promise<string> {
    const { piiDocId } = await this.request.sampleNumbers();
    const texts = await this.context.main.locator('.usa-alert--warning').allInnerTexts();
    return texts
      .join(' ')
      .trim()
      .replace(/^Warning - /, '')
      .replace(`Document ${piiDocId} `, 'Document 20101000002 ');
  }

  override async receiveAnswer(outcome: Outcome): Promise<void> {
    await this.answerWith((route) => {
      if (outcome.kind === 'noResponse') return route.abort();
      if (outcome.kind === 'http') return route.fulfill({ status: outcome.status, json: {} });
      return route.fulfill({ json: { apiData: { code: outcome.code } } });
    });
    const confirmed = this.context.main.getByRole('heading', { ...HEADING, name: 'Confirmation' });
    await confirmed.or(this.context.main.locator('.usa-alert--error')).first().waitFor(PATIENCE);
  }

  override async receiveRefusal(paths: string[]): Promise<void> {
    const problems = paths.map((path) => ({ path, code: 'notVerified', message: 'Refused.' }));
    await this.answerWith((route) => route.fulfill({ json: { apiData: { code: 422, problems } } }));
    await this.context.page.waitForURL((url) => url.pathname === PATHS.piiEntry, PATIENCE);
    await this.context.summary.or(this.context.main.locator('.usa-alert--error')).first().waitFor(PATIENCE);
  }

  override async mendedFiler(): Promise<number | null> {
    if ((await this.request.mode()) !== 'edit') return null;
    const first = await this.request.field('First name').inputValue();
    return sampleFilers(3).findIndex(({ nameValues: { name } }) => name.firstName === first) + 1;
  }

  override async review(): Promise<PiiReview> {
    if (this.context.place() !== 'piiconfirm') await this.request.openReview();
    const { main } = this.context;
    const texts = async (kind: 'error' | 'success') =>
      (await main.locator(`.usa-alert--${kind}`).allInnerTexts()).map((text) => text.trim());
    const links = await main.getByRole('listitem').getByRole('link').all();
    return {
      heading: await this.context.heading.innerText(),
      message: (await texts('success')).join(' '),
      notice: (await texts('error')).join(' ').replace(/^Error - /, ''),
      buttons: await main.getByRole('button').allInnerTexts(),
      links: await Promise.all(
        links.map(async (link) => ({
          label: await link.innerText(),
          path: (await link.getAttribute('href')) ?? '',
        })),
      ),
    };
  }

  override async reviewLines(): Promise<{ label: string; value: string }[]> {
    await this.request.openReview();
    const { main } = this.context;
    const labels = await main.getByRole('term').allInnerTexts();
    const values = await main.getByRole('definition').allInnerTexts();
    return labels.map((label, place) => ({ label, value: values[place] ?? '' }));
  }

  override async submitRequest(): Promise<void> {
    await this.request.openReview();
    await this.context.button('Submit').click();
    await this.context.main.getByRole('heading', { ...HEADING, name: 'Confirmation' }).waitFor(PATIENCE);
  }

  /** As a visitor reads it. */
  override async wordsOnRecord(): Promise<string> {
    const { entityId, piiDocId } = await this.request.sampleNumbers();
    await this.context.goTo(`${PATHS.search}/${entityId}`);
    const row = this.context.main.getByRole('row').filter({ hasText: piiDocId });
    return (await row.locator('td').last().innerText()).trim();
  }

  override async isDocumentOpen(): Promise<boolean> {
    const { entityId, piiDocId } = await this.request.sampleNumbers();
    const query = { masterTransactionId: entityId, transactionId: piiDocId };
    const { data } = await this.context.api.client.call('filingImage', { query });
    return data?.image !== undefined;
  }

  override async hasCertificate(): Promise<boolean> {
    const query = { masterTransactionId: PII_ENTITY };
    const { data } = await this.context.api.client.call('goodStandingCertificate', { query });
    return data?.pdfBytes !== undefined;
  }

  override async isFound(search: string): Promise<boolean> {
    const { piiDocId } = await this.request.sampleNumbers();
    const { main } = this.context;
    await this.context.goTo(PATHS.piiRequests);
    await main.getByRole('textbox', { name: /^Entity ID, document ID or name/ }).fill(search);
    const saveAnswer = this.context.page.waitForResponse((answer) =>
      answer.url().includes('piiRequests?search='),
    );
    await this.context.button('Search').click();
    await saveAnswer;
    // The former list stays visible until the answer is shown.
    await main.locator('[aria-busy=true]').waitFor({ ...PATIENCE, state: 'hidden' });
    const none = main.getByText(/^No request matches/);
    // A document may have several requests, each with other content.
    const requestCell = main.getByRole('cell', { name: piiDocId }).first();
    await requestCell.or(none).first().waitFor(PATIENCE);
    return requestCell.isVisible();
  }

  /** Submits the request from its review, and lets the registry answer so. */
  private async answerWith(handler: Parameters<typeof this.context.page.route>[1]): Promise<void> {
    await this.request.openReview();
    await this.context.page.route('**/savePii', handler);
    await this.context.sendOff(() => this.context.button('Submit').click());
  }

  private get context() {
    return this.request.context;
  }
}
