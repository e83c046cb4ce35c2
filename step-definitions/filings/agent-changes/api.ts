import { randomUUID } from 'node:crypto';
import type { AgentKeeping, FilingType } from '#rules';
import { agentDisplayName, agentKeeping, keepAgent, officeDay, plusDays, transactionOf } from '#rules';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import type { ApiPaymentDriver } from '../../payment/api';
import { agentChangeOn, NEW_AGENT } from '../../scenario/on-record/agent-change';
import type { AgentChangesDriver, AgentStanding } from './driver';

/** Entities of the sample registry by their agent. */
const SAMPLES: Readonly<Record<AgentStanding, string>> = {
  nobody: '20101000070',
  'a person': '20101000005',
  'an entity in good standing': '20101000071',
  'an entity that is dissolved': '20101000072',
};

/** The company's first agent is verified for its formation, which is another transaction on another entity. */
const OTHER_ENTITY = '20101000001';

/** Changes of the agent of companies that the scenario has formed, by the registry's own operations. */
export class ApiAgentChangesDriver extends levelDriver<AgentChangesDriver>() {
  private verdict: AgentKeeping = 'notOffered';
  private before = '';
  private found: string[] | undefined;
  entityId = '';

  constructor(
    private readonly context: ApiScenarioContext,
    private readonly payment: ApiPaymentDriver,
  ) {
    super();
  }

  override async beginOn(filingType: FilingType, agent: AgentStanding): Promise<void> {
    const { registeredAgentValues, agentInGoodStanding = false } = await this.context.summaryOf(
      SAMPLES[agent],
      transactionOf(filingType, 'DLLC')?.transactionType,
    );
    this.verdict = agentKeeping(
      filingType,
      registeredAgentValues
        ? { nameTyp: registeredAgentValues.nameValues.name.nameTyp, isInGoodStanding: agentInGoodStanding }
        : null,
    );
  }

  override keeping(): AgentKeeping {
    return this.verdict;
  }

  override async formCompany(): Promise<void> {
    const name = `Halverson ${randomUUID().slice(0, 8)} LLC`;
    this.entityId = await this.payment.formCompany(name);
    this.before = await this.agentOnRecord();
  }

  override async file(days: number): Promise<void> {
    const filing = await agentChangeOn(this.context, this.entityId);
    const [year = '', month = '', day = ''] = plusDays(officeDay(new Date().toISOString()), days).split('-');
    const delayed = {
      effectiveAtTimeOfFilingRadio: 'N' as const,
      effectiveDateAsEntered: `${month}/${day}/${year}`,
    };
    const effectiveDateValues = { ...filing.effectiveDateValues, ...(days > 0 && delayed) };
    await this.payment.payFor({ ...filing, effectiveDateValues });
  }

  override async fileWith(agent: 'verified for another entity' | 'on record'): Promise<void> {
    const filing = await agentChangeOn(
      this.context,
      this.entityId,
      agent === 'on record' ? this.entityId : OTHER_ENTITY,
    );
    const onRecord = filing.recordValues?.registeredAgentValues;
    const keptAgent = onRecord && { ...keepAgent(onRecord), agentConsentRadio: 'Y' as const };
    const place = `${this.context.baseUrl}/business/filing/chgra/filingreview`;
    const { problems = [] } = await this.context.client.call('startPayment', {
      body: {
        filing: agent === 'on record' && keptAgent ? { ...filing, registeredAgentValues: keptAgent } : filing,
        receiptUrl: place,
        backUrl: place,
        cancelUrl: place,
      },
    });
    this.found = problems.filter(({ step }) => step === 'registeredagent').map(({ message }) => message);
  }

  override problems(): string[] {
    return checked(this.found);
  }

  override async agentOnRecord(): Promise<string> {
    const { registeredAgentValues: agent } = await this.context.summaryOf(this.entityId);
    return agent ? agentDisplayName(agent) : '';
  }

  override oldAgent(): string {
    return this.before;
  }

  override newAgent(): string {
    return NEW_AGENT.name;
  }
}
