import { filingPath, followingReportDue, formatLongDay } from '#rules';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import type { BrowserFormsDriver } from '../../forms/browser';
import { StepsByHand } from '../../forms/steps-by-hand';
import { levelDriver } from '../../foundation/level-driver';
import { ApiPaymentDriver } from '../../payment/api';
import { ApiReportsDriver } from './api';
import type { ReportsDriver } from './driver';

/** Where the report that is filed by hand moves the principal office to. */
const NEW_OFFICE = '200 E Colfax Ave, Denver, CO 80203';

/** The report of an entity, page by page, and what the public record shows of it. */
export class BrowserReportsDriver extends levelDriver<ReportsDriver>() {
  private readonly registry: ApiReportsDriver;
  private readonly steps: StepsByHand;
  private readonly fees = new Set<string>();
  private entityId = '';
  private dueBefore = '';

  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
  ) {
    super();
    this.registry = new ApiReportsDriver(context.api, new ApiPaymentDriver(context.api));
    this.steps = new StepsByHand(context, form, () => this.noteFees());
  }

  override async enterReport(entityId: string): Promise<void> {
    await this.registry.begin(entityId);
    this.entityId = entityId;
    this.dueBefore = this.context.api.filing.recordValues?.reportDueDate ?? '';
    await this.openReport(entityId);
    await this.steps.next('reportintro');
    await this.steps.nameAgent();
    await this.steps.at('principalofficeaddress');
    this.form.switchTo('principal office address');
    await this.steps.entries.streetAddress(NEW_OFFICE);
    await this.steps.next('principalofficeaddress');
    await this.steps.consent();
    await this.steps.signAndReview();
    await this.steps.toCardPage();
    const pay = await this.context.page.getByRole('button', { name: /^Pay / }).innerText();
    this.fees.add(pay.replace(/^Pay /, '').trim());
  }

  override async openReport(entityId: string): Promise<void> {
    await this.context.goTo(filingPath('report', 'reportintro', { transTyp: 'REPORT', entityId }));
  }

  override fileReport(entityId: string): Promise<void> {
    return this.registry.fileReport(entityId);
  }

  override feesShown(): string[] {
    return [...this.fees];
  }

  override status(): Promise<string> {
    return this.onRecord('Status');
  }

  override async isNextReportAYearOn(): Promise<boolean> {
    return (await this.onRecord('Due')) === formatLongDay(followingReportDue(this.dueBefore));
  }

  /** What the public record shows for a label. */
  private async onRecord(label: string): Promise<string> {
    await this.context.goTo(`/business/search/${this.entityId}/summary`);
    return await this.context.definedAs(label);
  }

  /** The fee as the page shows it: in the summary of the filing, and on the introduction in the text as well. */
  private async noteFees(): Promise<void> {
    const feeShown = this.context.page.locator('.filing-summary__fee, .fee-line strong');
    for (const fee of await feeShown.allTextContents()) this.fees.add(fee.trim());
  }
}
