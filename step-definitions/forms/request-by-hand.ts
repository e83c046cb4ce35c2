import type { Page } from '@playwright/test';
import type { PiiIds, PiiMode, PiiVerdict, YesNo } from '#rules';
import { PATHS, REMOVAL_STATEMENT } from '#rules';
import { VerifyDialog } from './verify-dialog';
import type { BrowserScenarioContext } from '../scenario/context/browser';
import { individual } from '../samples/filing';
import { sampleFilers } from '../samples/personal-data-filers';
import { openSignedOn } from '../scenario/sign-on/kept-sign-on';

/** An entity of the sample registry with a document to withhold and a Statement of Removal. */
export const PII_ENTITY = '20181000083';
const PATIENCE = { timeout: 15_000 };

const LABELS: Readonly<Record<keyof PiiIds, string>> = {
  entityId: 'Entity or record ID',
  piiDocId: 'Document ID containing PII',
  removalDocId: 'Statement of Removal document ID',
};

/** A request to remove personal data, entered by an administrator by hand. */
export class RequestByHand {
  private readonly dialog: VerifyDialog;
  /** How many filers the scenario has been given, once it is open. */
  begunWith: number | null = null;

  constructor(readonly context: BrowserScenarioContext) {
    this.dialog = new VerifyDialog(context);
  }

  get page(): Page {
    return this.context.page;
  }

  /** Opens a page of the staff area, as somebody who has signed on. */
  async openAsStaff(path: string): Promise<void> {
    await openSignedOn(this.page, this.context.baseUrl, 'Morgan Reyes', path);
    await this.page.waitForURL((url) => url.pathname === path.split('?')[0], PATIENCE);
    await this.context.heading.waitFor(PATIENCE);
  }

  /** The numbers of the sample registry that belong together. */
  async sampleNumbers(): Promise<PiiIds> {
    const { data } = await this.context.api.client.call('entityFilings', { path: { id: PII_ENTITY } });
    const filings = data?.filings ?? [];
    const isRemoval = ({ transactionType }: { transactionType: string }) =>
      transactionType === REMOVAL_STATEMENT;
    const removalDocId = filings.find(isRemoval)?.transactionId;
    const piiDocId = filings.find((filing) => !isRemoval(filing))?.transactionId;
    if (!piiDocId || !removalDocId) throw new Error(`The sample entity ${PII_ENTITY} lacks its documents.`);
    return { entityId: PII_ENTITY, piiDocId, removalDocId };
  }

  async enterNumbers(): Promise<void> {
    const numbers = await this.sampleNumbers();
    for (const [field, label] of Object.entries(LABELS) as [keyof PiiIds, string][])
      await this.field(label).fill(numbers[field]);
  }

  async enterFiler(name: string): Promise<void> {
    const { firstName, lastName } = individual(name);
    await this.field('First name').fill(firstName);
    await this.field('Last name').fill(lastName);
    const address = this.context.main.getByRole('group', { name: 'Filer Address' });
    await address.getByLabel(/^Address 1/).fill('1700 Broadway');
    await address.getByLabel(/^City/).fill('Denver');
    await address.getByLabel(/^ZIP/).fill('80290');
  }

  async answer(more: YesNo): Promise<void> {
    if (more === '') return;
    const question = this.context.main.getByRole('radiogroup', { name: /additional filers/ });
    await question
      .locator('label')
      .getByText(more === 'Y' ? 'Yes' : 'No', { exact: true })
      .click();
  }

  /** The main action, with the address as it was entered where the verifier asks; waits for the mode that has to follow. */
  async follow(button: 'Next' | 'Save', shown: string): Promise<void> {
    const heading = this.context.main.getByRole('heading', { name: shown });
    await this.context.sendOff(() => this.context.button(button).click());
    await heading.or(this.context.dialog).first().waitFor(PATIENCE);
    await this.dialog.keepEntered();
    await heading.waitFor(PATIENCE);
  }

  async addFiler(name: string, more: YesNo): Promise<void> {
    await this.enterFiler(name);
    await this.answer(more);
    await this.follow('Next', 'Filers added');
  }

  /** The request with the first of the sample filers, listed; empty without any. */
  async begin(filers: number): Promise<void> {
    await this.openAsStaff(PATHS.piiEntry);
    await this.enterNumbers();
    const names = sampleFilers(filers).map(
      ({ nameValues: { name } }) => `${name.firstName} ${name.lastName}`,
    );
    for (const [place, name] of names.entries()) {
      if (place > 0) await this.context.button('Add another filer').click();
      await this.addFiler(name, 'N');
    }
    this.begunWith = filers;
  }

  async openReview(): Promise<void> {
    if (this.context.place() === 'piiconfirm') return;
    if (this.begunWith === null) await this.begin(1);
    await this.answer('N');
    await this.follow('Next', 'Review & submit');
  }

  /** What the registry answers to the numbers from now on. */
  async setVerdict(verdict: PiiVerdict & { withheldSince?: string }): Promise<void> {
    const apiData = { code: 200, ...verdict, entityName: 'A record' };
    await this.page.route('**/piiEntryVerification*', (route) => route.fulfill({ json: { apiData } }));
  }

  /** The mode of the page, read from its headings. */
  async mode(): Promise<PiiMode> {
    const headings = await this.context.main.locator('h2').allInnerTexts();
    if (headings.includes('Filers added')) return 'list';
    return headings.includes('Edit this filer') ? 'edit' : 'add';
  }

  field(label: string) {
    return this.context.main.getByLabel(new RegExp(`^${label}`)).first();
  }
}
