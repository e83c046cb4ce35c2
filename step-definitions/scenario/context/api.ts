import { randomUUID } from 'node:crypto';
import type { Filing, FilingType, FormationType, Outcome } from '#rules';
import {
  agentSaveBody,
  attachmentsRules,
  emptyRegisteredAgent,
  initialFiling,
  isFormation,
  lacksRequiredAttachments,
  withAgentDetails,
  withEntitySummary,
  withSavedAgent,
} from '#rules';
import { createRegistryClient } from '../../../src/client/client';
// What the client fetches in a browser when it is asked, a runner of tests has to have read before.
import '../../../src/client/rare-operations';
import { begunOnRecord } from '../../samples/begun-on-record';
import { formationName, formationOf } from '../../samples/formations';
import { NO_FILING, typeOf } from './named-filing';

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
  private begun: FilingType | undefined;
  refId: string | undefined;
  /** What the registry answered last to what a scenario asks about its answer. */
  answer: Outcome | undefined;

  constructor(readonly baseUrl: string) {
    this.client = createRegistryClient({ baseUrl });
  }

  /**
   * The filing; there is none before the scenario has begun one.
   * @throws {Error} which says how to name or to begin it
   */
  get filing(): Filing {
    if (this.currentFiling) return this.currentFiling;
    throw new Error(
      this.begun ? 'The scenario has no filing yet: begin with "a complete filing ...".' : NO_FILING,
    );
  }

  set filing(filing: Filing) {
    this.currentFiling = filing;
  }

  /** Goes on with a filing that the registry has not kept yet. */
  turnTo(filing: Filing): void {
    this.filing = filing;
    this.refId = undefined;
  }

  get hasFiling(): boolean {
    return this.currentFiling !== undefined;
  }

  /**
   * The type of the filing, whether it was only named or something of it is there.
   * @throws {Error} where the scenario names none
   */
  get filingType(): FilingType {
    const filingType = this.currentFiling ? typeOf(this.currentFiling) : this.begun;
    if (!filingType) throw new Error(NO_FILING);
    return filingType;
  }

  /**
   * The kind of entity that the filing of the scenario forms.
   * @throws {Error} where the scenario names none
   */
  get formation(): FormationType {
    if (this.begun && isFormation(this.begun)) return this.begun;
    throw new Error(this.begun ? `No entity is formed by this filing: ${this.begun}.` : NO_FILING);
  }

  /** The filing of the scenario is of this type; nothing of it has been entered. */
  begin(filingType: FilingType): void {
    this.begun = filingType;
    this.currentFiling = undefined;
    this.refId = undefined;
  }

  /**
   * A complete formation with its own name and key, an agent that the registry has saved, and the files that its kind needs. Of a filing on
   * an entity: what is on record of it.
   */
  async complete(filingType = this.filingType): Promise<void> {
    this.begin(filingType);
    if (!isFormation(filingType)) {
      const begun = begunOnRecord(filingType);
      this.filing = withEntitySummary(begun, await this.summaryOf(begun.entityId, begun.transactionType));
      return;
    }
    const filing = await this.validFiling(formationName(filingType, randomUUID().slice(0, 8)), filingType);
    this.filing = lacksRequiredAttachments(filing) ? await this.withDocument(filing) : filing;
  }

  async validFiling(name: string, filingType: FormationType): Promise<Filing> {
    const filing = formationOf(filingType, randomUUID(), name);
    const { transactionType: transType, entityType } = filing;
    const agent = await this.agent({ transType, entityType });
    const registeredAgentValues = { ...agent, agentConsentRadio: 'Y' as const };
    return { ...filing, registeredAgentValues };
  }

  /** The filing with a document that the registry keeps for it. */
  private async withDocument(filing: Filing): Promise<Filing> {
    const saved = await this.client.call('saveFiling', { body: { filing } });
    const refId = saved.data?.refId ?? '';
    const body = {
      refId,
      fileName: 'capital-stock.txt',
      mimeType: 'text/plain',
      fileContents: Buffer.from('Authorized capital stock: 1000 shares of $1 each.').toString('base64'),
    };
    const { data } = await this.client.call('uploadAttachment', { body });
    if (!data?.attachment) throw new Error('The registry did not keep the document of the filing.');
    this.refId = refId;
    return attachmentsRules.write(filing, { attachments: [data.attachment] });
  }

  /**
   * What is on record of an entity, for a filing of this transaction.
   * @throws {Error} for an entity that is not on record
   */
  async summaryOf(entityId: string, transTyp?: string) {
    const query = { entityId, ...(transTyp && { transTyp }) };
    const { data } = await this.client.call('entitySummary', { query });
    if (!data?.entitySummary) throw new Error(`The entity ${entityId} is not on record.`);
    return data.entitySummary;
  }

  /** A filing on an entity on record, begun with its summary as the application begins it. */
  async begunOn(entityId: string, filingType: FilingType, transTyp: string): Promise<Filing> {
    const newFiling = initialFiling({ filingType, submissionKey: randomUUID(), entityId });
    return withEntitySummary(newFiling, await this.summaryOf(entityId, transTyp));
  }

  /** Does something while the office's clock shows another time, in milliseconds, and sets it back for the other scenarios. */
  async atTime<T>(time: number, act: () => Promise<T>): Promise<T> {
    try {
      await this.client.call('setClock', { body: { now: new Date(time).toISOString() } });
      return await act();
    } finally {
      await this.client.call('setClock', { body: { now: null } });
    }
  }

  async personas(): Promise<SamplePersona[]> {
    const { data } = await this.client.call('personas');
    if (!data) throw new Error('The server tells no personas; does it run in a developer environment?');
    return data.personas;
  }

  /** A commercial agent of the sample registry, saved as the wizard saves it: for one kind of filing and no other. */
  async agent(forFiling: Partial<AgentNavigation> = {}): Promise<Filing['registeredAgentValues']> {
    const personas = await this.personas();
    const persona = personas.find(({ kind, status }) => kind === 'entity' && status === 'Good Standing');
    const { data } = await this.client.call('goodStandingDetails', { path: { id: persona?.id ?? '' } });
    if (!data?.agent) throw new Error('The sample registry has no entity in good standing.');
    const emptyAgent = emptyRegisteredAgent();
    const verifyValues = {
      ...emptyAgent.verifyValues,
      checkedTyp: 'E' as const,
      entityId: persona?.id ?? '',
    };
    const foundAgent = withAgentDetails({ ...emptyAgent, verifyValues }, data.agent);
    const body = agentSaveBody(foundAgent, { ...NAVIGATION, ...forFiling });
    const saved = await this.client.call('saveAgent', { body });
    if (!saved.data?.agent) throw new Error('The registry did not keep an agent in good standing.');
    return withSavedAgent(foundAgent, saved.data.agent);
  }
}

export { NAVIGATION };
