import { filingPath, PATHS } from '#rules';
import { ApiPaymentDriver } from '../../payment/api';
import type { BrowserFormsDriver } from '../../forms/browser';
import { StepsByHand } from '../../forms/steps-by-hand';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import { levelDriver } from '../../foundation/level-driver';
import { amendmentOnRecord } from '../../scenario/on-record/amendment';
import { revocationOf } from '../../scenario/on-record/revocation';
import { ApiAmendmentsDriver } from './api';
import type { AmendmentsDriver } from './driver';

const FORMER = /^Formerly /;

/** Amendments, entered page by page from the link that starts them. */
export class BrowserAmendmentsDriver extends levelDriver<AmendmentsDriver>() {
  private readonly registry: ApiAmendmentsDriver;
  private readonly steps: StepsByHand;

  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
  ) {
    super();
    this.registry = new ApiAmendmentsDriver(context.api, new ApiPaymentDriver(context.api));
    this.steps = new StepsByHand(context, form);
  }

  override oldName(): string {
    return this.registry.oldName();
  }

  override newName(): string {
    return this.registry.newName();
  }

  override formCompany(): Promise<void> {
    return this.registry.formCompany();
  }

  override async enterAmendment(): Promise<void> {
    // The labels of the fields follow from what is amended.
    this.context.api.filing = await amendmentOnRecord(this.context.api, this.registry.entityId, 'name');
    await this.context.goTo(
      `/business/filing/amend/intro?entityId=${this.registry.entityId}&transTyp=AMD_LLC&entityType=DLLC`,
    );
    await this.steps.next('intro');
    this.form.switchTo('entity name');
    await this.context.main.getByText(this.oldName()).first().waitFor();
    await this.form.choose('name change', 'Yes');
    await this.form.enter('name', this.newName());
    await this.steps.next('entityname');
    await this.steps.toReview();
    await this.steps.reads('Current name', this.oldName());
    await this.steps.reads('New name', this.newName());
  }

  override fileDelayed(days: number): Promise<void> {
    return this.registry.fileDelayed(days);
  }

  override async enterRevocation(): Promise<void> {
    this.context.api.filing = await revocationOf(this.context.api, this.registry.entityId);
    await this.context.goTo(
      filingPath('revoke', 'intro', {
        entityId: this.registry.entityId,
        transTyp: 'REVOKE',
        entityType: 'DLLC',
      }),
    );
    await this.steps.next('intro');
    await this.context.main.getByRole('radio', { name: /An amendment takes effect on/ }).check();
    await this.steps.next('revokedfiling');
    await this.steps.signAndReview();
    await this.steps.reads('Document number', this.context.api.filing.revokes ?? '');
  }

  override amendmentInHistory(): Promise<string> {
    return this.registry.amendmentInHistory();
  }

  override async nameOnRecord(): Promise<string> {
    await this.context.goTo(`/business/search/${this.registry.entityId}/summary`);
    await this.context.main.getByRole('heading', { name: 'Summary' }).waitFor();
    return await this.context.definedAs('Name');
  }

  /** On the page of the record. */
  override async formerNames(): Promise<string[]> {
    return (await this.context.definedAs('Former names')).split('; ');
  }

  override async foundByOldName(): Promise<{ name: string; formerName: string }> {
    await this.context.goTo(`${PATHS.search}?name=${encodeURIComponent(this.oldName())}`);
    const found = this.context.main
      .getByRole('row')
      .filter({ has: this.context.page.getByRole('link') })
      .first();
    const name = await found.getByRole('link').innerText();
    const formerName = await found.getByText(FORMER).innerText();
    return { name: name.trim(), formerName: formerName.replace(FORMER, '').trim() };
  }
}
