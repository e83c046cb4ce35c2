import type { PiiMode, PiiStep, YesNo } from '#rules';
import { PATHS } from '#rules';
import { levelDriver } from '../../foundation/level-driver';
import type { RequestByHand } from '../../forms/request-by-hand';
import type { PersonalDataFilersDriver } from './driver';

const HEADINGS: Readonly<Record<PiiMode, string>> = {
  add: 'Add a filer',
  edit: 'Edit this filer',
  list: 'Filers added',
};

/** The filers of a request, entered by an administrator in a browser. */
export class BrowserPersonalDataFilersDriver extends levelDriver<PersonalDataFilersDriver>() {
  constructor(private readonly request: RequestByHand) {
    super();
  }

  override async beginRequest(filers: number, mode: PiiMode): Promise<void> {
    await this.request.begin(filers);
    if (mode === 'edit') await this.editFiler(1);
    if (mode === 'add' && filers) await this.addAnother();
  }

  override async addFiler(name: string, more: YesNo): Promise<void> {
    await this.request.addFiler(name, more);
  }

  override async editFiler(place: number): Promise<void> {
    await this.context
      .button(/^Edit /)
      .nth(place - 1)
      .click();
    await this.arrive('edit');
  }

  override async saveFiler(name: string): Promise<void> {
    if (await this.question.isVisible())
      await this.question.getByRole('button', { name: 'No', exact: true }).click();
    await this.request.enterFiler(name);
    await this.request.follow('Save', HEADINGS.list);
  }

  override async deleteFiler(place: number): Promise<void> {
    const expectedCount = (await this.listed.count()) - 1;
    await this.context
      .button(/^Delete /)
      .nth(place - 1)
      .click();
    await this.context.button(/^Yes, delete /).click();
    await this.arrive(expectedCount === 0 ? 'add' : 'list');
    if (expectedCount > 0) await this.context.main.getByText(/ deleted\.$/).waitFor();
  }

  override async addAnother(): Promise<void> {
    await this.context.button('Add another filer').click();
    await this.arrive('add');
  }

  override async continueWith(more: YesNo): Promise<void> {
    // The answer of the last filer is still marked; 'No' is what an empty one means.
    await this.request.answer(more || 'N');
    await this.request.follow('Next', more === 'Y' ? HEADINGS.add : 'Review & submit');
  }

  override async cancel(): Promise<void> {
    const mode = await this.request.mode();
    await this.context.button('Cancel').click();
    if (mode === 'list') await this.arrive('add');
    else await this.question.waitFor();
  }

  override async leave(): Promise<void> {
    await this.question.getByRole('button', { name: 'Yes please, cancel' }).click();
  }

  override mode(): Promise<PiiMode> {
    return this.request.mode();
  }

  override async destination(): Promise<PiiStep['to']> {
    if (this.context.place() === 'piiconfirm') return 'review';
    return (await this.question.isVisible()) ? 'askToLeave' : this.request.mode();
  }

  /**
   * In the list or on the review; while a filer is being entered they are seen by leaving the page inside of the portal and coming back.
   */
  override async filerNames(): Promise<string[]> {
    if (this.context.place() === 'piiconfirm') {
      const lines = await this.context.main.getByRole('definition').allInnerTexts();
      return lines.map(nameOn).filter(Boolean);
    }
    if ((await this.request.mode()) !== 'list') await this.leaveAndReturn();
    return (await this.listed.allInnerTexts()).map(nameOn);
  }

  override async additionalFilers(): Promise<YesNo> {
    const marked = this.context.main
      .getByRole('radiogroup', { name: /additional filers/ })
      .locator('input:checked');
    return (await marked.count()) === 0 ? '' : ((await marked.getAttribute('value')) as YesNo);
  }

  private async leaveAndReturn(): Promise<void> {
    const { page } = this.context;
    await this.context.main.getByRole('link', { name: 'Requests that were entered before' }).click();
    const leave = this.context.dialog.getByRole('button', { name: 'Leave' });
    const otherHeading = this.context.main.getByRole('heading', { name: 'PII requests' });
    await leave.or(otherHeading).first().waitFor();
    if (await leave.isVisible()) await leave.click();
    await otherHeading.waitFor();
    await this.context.main.getByRole('link', { name: 'Enter a PII request' }).click();
    await page.waitForURL((url) => url.pathname === PATHS.piiEntry);
    // The address changes before the former page is removed, which has headings of its own.
    await otherHeading.waitFor({ state: 'hidden' });
    await this.context.main.locator('h2').first().waitFor();
  }

  private async arrive(mode: PiiMode): Promise<void> {
    await this.context.main.getByRole('heading', { name: HEADINGS[mode], exact: true }).waitFor();
  }

  private get listed() {
    return this.context.main.getByRole('region', { name: HEADINGS.list }).getByRole('heading', { level: 3 });
  }

  private get question() {
    return this.context.page.getByRole('alertdialog', { name: 'Cancel' });
  }

  private get context() {
    return this.request.context;
  }
}

/** The name on a line 'name - street address'; empty where the line is another one. */
const nameOn = (line: string): string => (/ - \d/.exec(line) ? line.slice(0, line.indexOf(' - ')) : '');
