import type { AgentDetails, EntityFound } from '#rules';
import {
  agentSaveBody,
  agentServerProblem,
  emptyRegisteredAgent,
  selectionObstacle,
  withAgentDetails,
} from '#rules';
import type { AgentsDriver } from './driver';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import type { ApiScenarioContext, SamplePersona } from '../../scenario/context/api';
import { NAVIGATION } from '../../scenario/context/api';
import { findPersona } from '../../portal/registry/personas';

const lastWord = (name: string): string => name.split(' ').at(-1) ?? '';

/** The agent, looked up and kept by the registry. */
export class ApiAgentsDriver extends scenarioDriver<AgentsDriver, ApiScenarioContext>() {
  private persona: SamplePersona | undefined;
  private details: AgentDetails | undefined;
  private lastCode = 0;
  private found: EntityFound[] | undefined;
  private isSaved = false;

  override async choosePersona(noun: string): Promise<void> {
    this.persona = await findPersona(this.context, noun);
  }

  override async searchByName(name: string): Promise<void> {
    const { data } = await this.context.client.call('searchEntities', { path: { name } });
    this.lastCode = data?.internalCode ?? -1;
    this.found = data?.entities ?? [];
  }

  override foundNames(): string[] {
    return checked(this.found).map(({ entityName }) => entityName.orgName);
  }

  override foundObstacle(): string {
    const [first] = checked(this.found);
    return (first && selectionObstacle(first.entity.entityStatusCd, first.obstacle)) ?? '';
  }

  override searchCode(): number {
    return this.lastCode;
  }

  override async lookUpEntity(number = this.persona?.id ?? ''): Promise<void> {
    const { data } = await this.context.client.call('goodStandingDetails', { path: { id: number } });
    this.lastCode = data?.code ?? 0;
    this.details = data?.agent;
  }

  override async lookUpLicense(
    stateId = this.persona?.id ?? '',
    lastName = lastWord(this.persona?.name ?? ''),
  ): Promise<void> {
    const { data } = await this.context.client.call('validateAgentLicense', { body: { stateId, lastName } });
    this.details = data?.agent;
  }

  override async lookUpPasscode(passcode = this.persona?.id ?? ''): Promise<void> {
    const { data } = await this.context.client.call('validateAgentPasscode', { body: { passcode } });
    this.details = data?.agent;
  }

  override isInGoodStanding(): boolean {
    if (!this.details) throw new Error(`The look-up gave no entity; the registry answered ${this.lastCode}.`);
    return this.details.entityInGoodStanding;
  }

  override isOnRecord(): boolean {
    return this.lastCode === 200;
  }

  override lookUpProblem(): string {
    if (!this.details) throw new Error('The look-up gave no person.');
    return agentServerProblem(this.details)?.message ?? '';
  }

  override async saveAgent(): Promise<void> {
    const isPerson = this.persona?.kind === 'license';
    await (isPerson ? this.lookUpLicense() : this.lookUpEntity());
    const emptyAgent = emptyRegisteredAgent();
    const verifyValues = {
      ...emptyAgent.verifyValues,
      checkedTyp: isPerson ? ('D' as const) : ('E' as const),
      driversLicenseId: isPerson ? (this.persona?.id ?? '') : '',
      lastName: isPerson ? lastWord(this.persona?.name ?? '') : '',
      entityId: isPerson ? '' : (this.persona?.id ?? ''),
    };
    const values = { ...emptyAgent, verifyValues };
    const foundAgent = this.details ? withAgentDetails(values, this.details) : values;
    const { data } = await this.context.client.call('saveAgent', {
      body: agentSaveBody(foundAgent, NAVIGATION),
    });
    this.isSaved = data?.code === 200;
  }

  override isAgentSaved(): boolean {
    return this.isSaved;
  }

  override async returnAddress(): Promise<string> {
    const { data } = await this.context.client.call('agentNavigation', { query: { transTyp: 'ARTORG_LLC' } });
    return data?.agentNav?.transactionURL ?? '';
  }
}
