import { VerifyDialog } from './verify-dialog';
import type { BrowserScenarioContext } from '../scenario/context/browser';
import type { BrowserFormsDriver } from './browser';
import { EntriesByHand } from './entries-by-hand';

/** An entity of the sample registry that may be a registered agent. */
const AGENT_NUMBER = '20101000002';
const PATIENCE = { timeout: 20_000 };

/** Fills in the pages that most filings share, as a filer does, each with the least that it needs. */
export class StepsByHand {
  readonly entries: EntriesByHand;
  private readonly dialog: VerifyDialog;

  /** @param beforeNext what is read of a page before the filer leaves it with Next */
  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
    private readonly beforeNext: () => Promise<void> = async () => undefined,
  ) {
    this.entries = new EntriesByHand(context, form);
    this.dialog = new VerifyDialog(context);
  }

  /** Fails when another page is shown. */
  async at(step: string): Promise<void> {
    const place = await this.context.arriveAt(step);
    if (place !== step) throw new Error(`The filer is at ${place} instead of ${step}.`);
  }

  /** Continues from a step; fails with the problems when the filer stays there. */
  async next(from: string): Promise<void> {
    await this.at(from);
    await this.beforeNext();
    await this.context.actAndSettle(() => this.context.nextButton.click());
    if (this.context.place() === from && (await this.context.dialog.isVisible()))
      await this.context.actAndSettle(() => this.dialog.keepEntered());
    if (this.context.place() !== from) return;
    const problems = await this.form.problems();
    throw new Error(`Kept at ${from}: ${problems.join(' ')}`);
  }

  /** An entity as agent, from the wizard's first question to where it returns. */
  async nameAgent(entityId = AGENT_NUMBER): Promise<void> {
    await this.at('agentformation');
    this.form.switchTo("agent's type");
    await this.form.choose("agent's type", 'Entity');
    await this.next('agentformation');
    this.form.switchTo("entity agent's number or name");
    await this.form.enter('entity number or name', entityId);
    await this.next('agentintroentity');
    await this.next('agentconfirm');
  }

  async consent(): Promise<void> {
    await this.at('registeredagent');
    this.form.switchTo("agent's consent");
    await this.form.choose('consent', 'Yes');
    await this.next('registeredagent');
  }

  async effectiveAtFiling(): Promise<void> {
    await this.at('effectivedate');
    this.form.switchTo('effective date');
    await this.form.choose('time of effect', 'At filing');
    await this.next('effectivedate');
  }

  async filer(line?: string): Promise<void> {
    await this.at('filer');
    this.form.switchTo('perjury notice');
    await this.form.select('perjury notice', true);
    this.form.switchTo('name and address of a filer');
    await this.entries.individual('Ada', 'Lindqvist');
    await this.entries.saveAt(line, 'Ada Lindqvist');
    await this.next('filer');
  }

  async noNotifications(): Promise<void> {
    await this.at('notifications');
    this.form.switchTo('notification choices');
    await this.form.choose('email notifications', 'No');
    await this.form.choose('text notifications', 'No');
    await this.next('notifications');
  }

  /** From the additional information, which is left empty, to the review. */
  async toReview(filerAddress?: string): Promise<void> {
    await this.next('additionalinfo');
    await this.effectiveAtFiling();
    await this.signAndReview(filerAddress);
  }

  /** From the filer's name to the review. */
  async signAndReview(filerAddress?: string): Promise<void> {
    await this.filer(filerAddress);
    await this.noNotifications();
    await this.at('filingreview');
  }

  /** From the review to the card page of the payment provider. */
  async toCardPage(): Promise<void> {
    await this.beforeNext();
    await this.context.button(/^Pay \$/).click();
    await this.context.page.waitForURL(/\/pay\//, PATIENCE);
  }

  /** Waits for a line of a summary. */
  async reads(term: string, value: string): Promise<void> {
    const row = this.context.main.locator('.summary-list__row').filter({ hasText: term });
    await row.filter({ hasText: value }).waitFor();
  }
}
