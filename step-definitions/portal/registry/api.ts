import { isDeepStrictEqual } from 'node:util';
import type { EntityOrigin, Language, Outcome } from '#rules';
import type { RegistryDriver } from './driver';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { findPersona } from './personas';
import { sendRaw } from './raw-request';

const UNKNOWN = 'unknown-reference-0000000000';

/** The codes of each list. */
const LISTS = {
  states: async ({ client }: ApiScenarioContext) =>
    (await client.call('states')).data?.stateDomList.map(({ stateCd }) => stateCd),
  suffixes: async ({ client }: ApiScenarioContext) =>
    (await client.call('suffixes')).data?.suffixDomList.map(({ suffix }) => suffix),
  countries: async ({ client }: ApiScenarioContext) =>
    (await client.call('countries')).data?.countryDomList.map(({ countryCd }) => countryCd),
  'countries by group': async ({ client }: ApiScenarioContext) =>
    (await client.call('countriesByGroup')).data?.countryDomList.map(({ countryCd }) => countryCd),
};

const HEARTBEATS = {
  business: 'businessHeartBeat',
  common: 'commonHeartBeat',
  mail: 'mailHeartBeat',
  users: 'usersHeartBeat',
} as const;
const VERSIONS = {
  business: 'businessAbout',
  common: 'commonAbout',
  accounts: 'accountsAbout',
  mail: 'mailAbout',
  users: 'usersAbout',
} as const;

const FAULTS: Record<string, (filing: Record<string, unknown>) => Record<string, unknown>> = {
  'no submission key': ({ submissionKey: _, ...filing }) => filing,
  'an unknown filing type': (filing) => ({ ...filing, filingType: 'nosuch' }),
  'a field that is unknown': (filing) => ({ ...filing, surprise: true }),
};

/** Lists, texts, health and kept filings of the registry. */
export class ApiRegistryDriver extends scenarioDriver<RegistryDriver, ApiScenarioContext>() {
  private entries: string[] = [];
  private text: string | undefined;
  private environmentName = '';
  private versionText = '';
  private references: string[] = [];
  private restored: unknown;
  private confirmation: boolean | undefined;
  private reason = '';
  private rawAnswer = { status: 0, places: [] as string[] };

  override async requestList(list: string): Promise<void> {
    this.entries = (await LISTS[list as keyof typeof LISTS](this.context)) ?? [];
  }

  override listIncludes(entry: string): boolean {
    return this.entries.includes(entry);
  }

  override async requestEnvironment(): Promise<void> {
    this.environmentName = (await this.context.client.call('environment')).data?.env ?? '';
  }

  override environment(): string {
    return this.environmentName;
  }

  override async requestIntroduction(transTyp: string): Promise<void> {
    this.text = (await this.context.client.call('introContent', { query: { transTyp } })).data?.content;
  }

  override async requestRequiredTerms(): Promise<void> {
    const { data } = await this.context.client.call('nameDesignationContent', {
      query: { entityType: 'DLLC' },
    });
    this.text = data?.content;
  }

  override async requestOwnershipNote(origin: EntityOrigin, language: Language): Promise<void> {
    const { data } = await this.context.client.call('ownershipNoteContent', { query: { origin, language } });
    this.text = data?.content;
  }

  override plainText(): string {
    return (this.text ?? '').replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
  }

  override hasText(): boolean {
    return (this.text ?? '').trim() !== '';
  }

  override async checkNameOnly(name: string): Promise<void> {
    const { data } = await this.context.client.call('validateEntityNameOnly', {
      query: { name, entityType: 'DLLC' },
    });
    this.confirmation = data?.valid;
  }

  override async checkAvailability(persona: string, transactionType: string): Promise<void> {
    const { id: entityId } = await findPersona(this.context, persona);
    const { data } = await this.context.client.call('transactionAvailable', {
      query: { entityId, transactionType },
    });
    this.confirmation = data?.available;
    this.reason = data?.message ?? '';
  }

  override obstacles(): string[] {
    return [this.reason];
  }

  override isConfirmed(): boolean {
    if (this.confirmation === undefined) throw new Error('The registry did not say.');
    return this.confirmation;
  }

  override async requestHeartbeat(service: string): Promise<void> {
    const { outcome } = await this.context.client.call(HEARTBEATS[service as keyof typeof HEARTBEATS]);
    this.context.answer = outcome;
  }

  override async requestVersion(service: string): Promise<void> {
    const { data } = await this.context.client.call(VERSIONS[service as keyof typeof VERSIONS]);
    this.versionText = data?.version ?? '';
  }

  override version(): string {
    return this.versionText;
  }

  override answer(): Outcome {
    return checked(this.context.answer);
  }

  override async saveFiling(): Promise<void> {
    const { filing, refId } = this.context;
    const { outcome, data } = await this.context.client.call('saveFiling', { body: { filing, refId } });
    this.context.answer = outcome;
    if (data?.refId) this.references.push(data.refId);
  }

  override saveFilingAgain(): Promise<void> {
    return this.saveFiling();
  }

  override async restoreFiling(): Promise<void> {
    await this.fetch(this.references.at(-1) ?? '');
  }

  override async restoreUnknownFiling(): Promise<void> {
    await this.fetch(UNKNOWN);
  }

  override isRestoredUnchanged(): boolean {
    return isDeepStrictEqual(this.restored, this.context.filing);
  }

  override keepsReference(): boolean {
    return this.references.length > 1 && new Set(this.references).size === 1;
  }

  override async saveFilingWithFault(fault: string): Promise<void> {
    const filing = FAULTS[fault]?.({ ...this.context.filing }) ?? {};
    this.rawAnswer = await sendRaw(this.context.baseUrl, { body: JSON.stringify({ filing }) });
  }

  override async sendRequest(request: string): Promise<void> {
    this.rawAnswer = await sendRaw(this.context.baseUrl, request);
  }

  override answerStatus(): number {
    return this.rawAnswer.status;
  }

  override faultLocations(): string[] {
    return this.rawAnswer.places;
  }

  private async fetch(refId: string): Promise<void> {
    const { outcome, data } = await this.context.client.call('getFiling', { body: { refId } });
    this.context.answer = outcome;
    this.restored = data?.filing ? JSON.parse(data.filing) : undefined;
  }
}
