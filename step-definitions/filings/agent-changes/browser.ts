import { initialFiling } from '#rules';
import { ApiPaymentDriver } from '../../payment/api';
import type { BrowserFormsDriver } from '../../forms/browser';
import { StepsByHand } from '../../forms/steps-by-hand';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import { levelDriver } from '../../foundation/level-driver';
import { NEW_AGENT } from '../../scenario/on-record/agent-change';
import { ApiAgentChangesDriver } from './api';
import type { AgentChangesDriver } from './driver';

/** Of the sample registry: one whose change of agent staff look at, and a delinquent one whose agent is an entity. */
const UNDER_REVIEW = '20101000040';
const DELINQUENT = '20101000073';

/** Changes of agent, entered page by page from the link that starts them. */
export class BrowserAgentChangesDriver extends levelDriver<AgentChangesDriver>() {
  private readonly registry: ApiAgentChangesDriver;
  private readonly steps: StepsByHand;

  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
  ) {
    super();
    this.registry = new ApiAgentChangesDriver(context.api, new ApiPaymentDriver(context.api));
    this.steps = new StepsByHand(context, form);
  }

  override oldAgent(): string {
    return this.registry.oldAgent();
  }

  override newAgent(): string {
    return this.registry.newAgent();
  }

  override formCompany(): Promise<void> {
    return this.registry.formCompany();
  }

  override async enterChange(): Promise<void> {
    const formerAgent = this.registry.oldAgent();
    await this.begin('chgra', 'CHG_AGT_INFO', this.registry.entityId);
    await this.nameNewAgent(formerAgent);
    await this.context.main.getByText(formerAgent).waitFor();
    await this.steps.consent();
    await this.steps.toReview();
    await this.steps.reads('Name', formerAgent);
    await this.steps.reads('Name', NEW_AGENT.name);
  }

  override async nameUnderReview(): Promise<void> {
    await this.begin('chgra', 'CHG_AGT_INFO', UNDER_REVIEW);
    await this.nameNewAgent();
    await this.steps.consent();
    await this.steps.at('email');
    this.form.switchTo('filing email');
  }

  override async keepByHand(): Promise<void> {
    await this.begin('cure', 'CURE_DLNQ', DELINQUENT);
    await this.steps.at('agentformation');
    await this.context.main.getByText(`Keep ${NEW_AGENT.name} as registered agent`).click();
    await this.steps.next('agentformation');
    await this.steps.next('staticentityname');
    await this.steps.next('principalofficeaddress');
    await this.steps.at('registeredagent');
    this.form.switchTo("agent's consent");
  }

  override async agentOnRecord(): Promise<string> {
    await this.context.goTo(`/business/search/${this.registry.entityId}/summary`);
    return await this.context.definedAs('Agent');
  }

  /** From the link that starts the filing, past its introduction. */
  private async begin(filing: 'chgra' | 'cure', transaction: string, entityId: string): Promise<void> {
    // The labels of the forms follow from it.
    this.context.api.filing = initialFiling({ filingType: filing, entityId, submissionKey: 'any' });
    await this.context.goTo(
      `/business/filing/${filing}/intro?entityId=${entityId}&transTyp=${transaction}&entityType=DLLC`,
    );
    await this.steps.next('intro');
  }

  /** Names an entity as the new agent in the wizard, which shows the one on record. */
  private async nameNewAgent(before = ''): Promise<void> {
    await this.steps.at('agentformation');
    if (before !== '') await this.steps.reads('Name', before);
    await this.steps.nameAgent(NEW_AGENT.id);
    await this.steps.at('registeredagent');
    await this.context.main.getByText(NEW_AGENT.name).waitFor();
  }
}
