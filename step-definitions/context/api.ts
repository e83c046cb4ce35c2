import { randomUUID } from 'node:crypto';
import type { Filing } from '#rules';
import { agentSaveBody, emptyRegisteredAgent, withAgentDetails, withSavedAgent } from '#rules';
import { createRegistryClient } from '../../src/client/client';
import { completeFiling } from '../samples/filing';

type Client = ReturnType<typeof createRegistryClient>;

/** A named entity, person or name of the sample registry. */
export interface SamplePersona {
  id: string;
  name: string;
  kind: string;
  status?: string;
  use: string;
}

type AgentNavigation = Parameters<typeof agentSaveBody>[1];

const NAVIGATION = {
  transactionTarget: '',
  transactionURL: '',
  transType: 'ARTORG_LLC',
  entityType: 'DLLC',
  entityId: '',
  backButton: '',
  userName: '',
};

/** The filing that a scenario is about, and the client with which it reaches the server under test. */
export class ApiScenarioContext {
  readonly client: Client;
  private currentFiling: Filing | undefined;
  refId: string | undefined;

  constructor(readonly baseUrl: string) {
    this.client = createRegistryClient({ baseUrl });
  }

  /** The filing; there is none before the scenario has begun one. */
  get filing(): Filing {
    if (!this.currentFiling)
      throw new Error('The scenario has no filing yet: begin with "a complete filing ...".');
    return this.currentFiling;
  }

  set filing(filing: Filing) {
    this.currentFiling = filing;
  }

  get hasFiling(): boolean {
    return this.currentFiling !== undefined;
  }

  /** A complete filing with its own name and key and an agent that the registry has saved. */
  async complete(name = `Specification ${randomUUID().slice(0, 8)} LLC`): Promise<void> {
    this.filing = await this.soundFiling(name);
    this.refId = undefined;
  }

  async soundFiling(name: string): Promise<Filing> {
    const filing = completeFiling(randomUUID(), name);
    const registeredAgentValues = { ...(await this.agent()), agentConsentRadio: 'Y' as const };
    return { ...filing, registeredAgentValues };
  }

  async personas(): Promise<SamplePersona[]> {
    const { data } = await this.client.call('personas');
    if (!data) throw new Error('The server tells no personas; does it run in a developer environment?');
    return data.personas;
  }

  /** A commercial agent of the sample registry, saved as the wizard saves it. */
  async agent(navigation: AgentNavigation = NAVIGATION): Promise<Filing['registeredAgentValues']> {
    const personas = await this.personas();
    const persona = personas.find(({ kind, status }) => kind === 'entity' && status === 'Good Standing');
    const { data } = await this.client.call('goodStandingDetails', { path: { id: persona?.id ?? '' } });
    if (!data?.agent) throw new Error('The sample registry has no entity in good standing.');
    const begun = emptyRegisteredAgent();
    const verifyValues = { ...begun.verifyValues, checkedTyp: 'E' as const, entityId: persona?.id ?? '' };
    const found = withAgentDetails({ ...begun, verifyValues }, data.agent);
    const saved = await this.client.call('saveAgent', { body: agentSaveBody(found, navigation) });
    if (!saved.data?.agent) throw new Error('The registry did not keep an agent in good standing.');
    return withSavedAgent(found, saved.data.agent);
  }
}

export { NAVIGATION };
