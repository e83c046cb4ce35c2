import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Filing } from '#rules';
import { filingPath, initialFiling, queryString } from '#rules';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import type { BrowserFormsDriver } from '../../forms/browser';
import { StepsByHand } from '../../forms/steps-by-hand';
import { levelDriver } from '../../foundation/level-driver';
import type { RestorableEntity, RestorationsDriver } from './driver';
import { RESTORABLE_ENTITIES } from './driver';

const SAMPLES = join(process.cwd(), 'docs', 'samples');

/** Cures and reinstatements, entered page by page from the link that starts them. */
export class BrowserRestorationsDriver extends levelDriver<RestorationsDriver>() {
  private readonly steps: StepsByHand;
  private entity: (typeof RESTORABLE_ENTITIES)[RestorableEntity] = RESTORABLE_ENTITIES.delinquent;
  private summary = { name: '', status: '' };
  private refId = '';
  private filing: Filing | null = null;

  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
  ) {
    super();
    this.steps = new StepsByHand(context, form);
  }

  override async setEntity(entity: RestorableEntity): Promise<void> {
    this.entity = RESTORABLE_ENTITIES[entity];
    const { filingType, entityId, entityType, isReviewed } = this.entity;
    // By it the forms know how their fields are labeled.
    this.context.api.filing = {
      ...initialFiling({ filingType, submissionKey: randomUUID(), entityId, entityType }),
      adminFraudCheck: isReviewed,
    };
    const { data } = await this.context.api.client.call('entitySummary', { query: { entityId } });
    const { entityName: name = '', status = '' } = data?.entitySummary ?? {};
    this.summary = { name, status };
  }

  override before() {
    return this.summary;
  }

  override restoredName(): string {
    return this.entity.name;
  }

  override async openIntroduction(): Promise<void> {
    const { filingType, entityId, transaction: transTyp, entityType } = this.entity;
    await this.context.goTo(
      filingPath(filingType, 'intro') + queryString({ entityId, transTyp, entityType }),
    );
  }

  override async fraudCheckNotice(): Promise<string> {
    const notice = this.context.main.getByText('The office reviews this filing');
    // An empty result is an answer too, so the page has to be complete: its text is loaded with the record.
    await this.context.main.getByRole('heading', { name: 'What you need' }).waitFor();
    return (await notice.count()) === 0 ? '' : (await notice.innerText()).trim();
  }

  override async openNames(): Promise<void> {
    await this.openIntroduction();
    await this.steps.next('intro');
    await this.steps.nameAgent();
    await this.steps.at('staticentityname');
  }

  override async continueFromNames(): Promise<void> {
    await this.enterStatute();
    if (this.entity.entityId !== RESTORABLE_ENTITIES.reinstatedName.entityId)
      return this.context.actAndSettle(() => this.context.button('Next').click());
    // Under which name the entity comes back is a note, and no problem; with the note the page is left.
    const note = this.context.main.getByText('so the entity comes back under it');
    const isNoted = await note.isVisible();
    await this.context.sendOff(() => this.context.button('Next').click());
    await note.waitFor({ state: isNoted ? 'hidden' : 'visible' });
  }

  override async giveAnotherName(name: string): Promise<void> {
    await this.continueFromNames();
    await this.context.main.getByRole('textbox', { name: /^New entity name/ }).fill(name);
    await this.context.sendOff(() => this.context.button('Next').click());
    await this.context.main
      .getByRole('link', { name: /does not include a required term/ })
      .or(this.context.main.getByRole('heading', { level: 1, name: 'Principal office address' }))
      .waitFor();
  }

  override async enterFiling(): Promise<void> {
    await this.openNames();
    await this.reads('Current name', this.summary.name);
    await this.reads('Name after this filing takes effect', this.entity.name);
    await this.enterStatute();
    await this.steps.next('staticentityname');
    await this.steps.next('principalofficeaddress');
    await this.steps.consent();
    if (this.context.place() === 'email') await this.enterSubmissions();
    await this.steps.toReview();
    await this.rememberFiling();
  }

  private async enterStatute(): Promise<void> {
    if (this.entity.statute === '') return;
    this.form.switchTo('statute of the entity');
    await this.form.enter('statute', this.entity.statute);
  }

  private async enterSubmissions(): Promise<void> {
    this.form.switchTo('filing email');
    await this.form.enter('filing email', 'ada@example.com');
    await this.steps.next('email');
    await this.add('Add an affidavit', 'affidavit.pdf');
    await this.add('Add a photo ID', 'photo-id.png');
    await this.steps.next('privateattachments');
  }

  private async add(button: string, fileName: string): Promise<void> {
    await this.steps.at('privateattachments');
    await this.context.button(button).click();
    const chooser = this.context.page.waitForEvent('filechooser');
    await this.context.dialog.getByRole('button', { name: 'Choose files' }).click();
    await (await chooser).setFiles(join(SAMPLES, fileName));
    await this.context.dialog.waitFor({ state: 'hidden' });
    await this.context.button(`Download ${fileName}`).waitFor();
  }

  /** Reads the filing from the registry while the browser still has its reference, which the payment clears. */
  private async rememberFiling(): Promise<void> {
    this.refId = await this.context.page.evaluate(() => sessionStorage.getItem('ref') ?? '');
    const { data } = await this.context.api.client.call('getFiling', { body: { refId: this.refId } });
    this.filing = JSON.parse(data?.filing ?? 'null') as Filing | null;
    if (this.filing === null) throw new Error('The registry does not keep the filing in progress.');
  }

  override async problems(): Promise<string[]> {
    return this.form.problems();
  }

  override async onRecord() {
    await this.context.goTo(`/business/search/${this.entity.entityId}/summary`);
    return { name: await this.context.definedAs('Name'), status: await this.context.definedAs('Status') };
  }

  override async privateFilesGivenOut(): Promise<string[]> {
    const givenReasons: string[] = [];
    for (const { key } of this.filing?.additionalInfoValues.privateAttachments ?? []) {
      const { data } = await this.context.api.client.call('downloadAttachment', {
        query: { refId: this.refId, key },
      });
      if (data?.attachment) givenReasons.push(data.attachment.fileName);
    }
    return givenReasons;
  }

  private async reads(label: string, value: string): Promise<void> {
    const shownText = await this.context.definedAs(label);
    if (shownText !== value) throw new Error(`${label} is shown as "${shownText}" instead of "${value}".`);
  }
}
