import { declaredFiling, filingPath, initialFiling, type FilingType } from '#rules';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import type { BrowserFormsDriver } from '../../forms/browser';
import { StepsByHand } from '../../forms/steps-by-hand';
import { levelDriver } from '../../foundation/level-driver';
import type { EntityFilingsDriver, EntityPlace } from './driver';

/** Filings on an entity on record, as a filer opens and fills them in. */
export class BrowserEntityFilingsDriver extends levelDriver<EntityFilingsDriver>() {
  private readonly steps: StepsByHand;

  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
  ) {
    super();
    this.steps = new StepsByHand(context, form);
  }

  override openPage({ filingType, step, entityId, transaction: transTyp }: EntityPlace): Promise<void> {
    return this.context.goTo(filingPath(filingType, step, { entityId, transTyp }));
  }

  override async changeAddress(entityId: string, line: string): Promise<void> {
    await this.begin('chgpoa', entityId);
    this.form.switchTo('principal office address');
    await this.steps.entries.streetAddress(line);
    await this.steps.next('principalofficeaddress');
    await this.steps.toReview(line);
    await this.steps.toCardPage();
  }

  override async changeMailingAddress(entityId: string, line: string): Promise<void> {
    await this.begin('chgma', entityId);
    this.form.switchTo('mailing address');
    await this.form.select('same mailing address option', false);
    await this.steps.entries.address('mailing', line);
    await this.steps.next('mailingaddress');
    await this.steps.toReview();
    await this.steps.toCardPage();
  }

  private async begin(filingType: FilingType, entityId: string): Promise<void> {
    const { main } = this.context;
    // By it the forms know how their fields are labeled.
    this.context.api.filing = initialFiling({ filingType, entityId, submissionKey: 'any' });
    await this.context.goTo('/business/filing/devapphome');
    await main.getByRole('textbox', { name: /^Entity ID/ }).fill(entityId);
    await main.getByRole('link', { name: declaredFiling(filingType).title, exact: true }).click();
    await this.steps.next('intro');
  }

  override async isOnPublicRecord(entityId: string, text: string): Promise<boolean> {
    await this.context.goTo(`/business/search/${entityId}/summary`);
    await this.context.main.getByRole('heading', { name: 'Principal office' }).waitFor();
    return (await this.context.main.getByText(text).count()) > 0;
  }

  override async isAskedToLogIn(): Promise<boolean> {
    return (await this.context.arriveAt('login')) === 'login';
  }
}
