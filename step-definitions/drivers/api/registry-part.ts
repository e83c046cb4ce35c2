import { isDeepStrictEqual } from 'node:util';
import type { RegistryDriver } from '../parts/registry';
import type { ApiDesk } from './desk';
import { findPersona } from './personas';
import { sendRaw } from './raw-request';

const UNKNOWN = 'unknown-reference-0000000000';

/** What of a list is looked up by its code. */
const LISTS = {
  states: async ({ client }: ApiDesk) =>
    (await client.call('states')).data?.stateDomList.map(({ stateCd }) => stateCd),
  suffixes: async ({ client }: ApiDesk) =>
    (await client.call('suffixes')).data?.suffixDomList.map(({ suffix }) => suffix),
  countries: async ({ client }: ApiDesk) =>
    (await client.call('countries')).data?.countryDomList.map(({ countryCd }) => countryCd),
  'countries by group': async ({ client }: ApiDesk) =>
    (await client.call('countriesByGroup')).data?.countryDomList.map(({ countryCd }) => countryCd),
};

const HEARTBEATS = {
  business: 'businessHeartBeat',
  common: 'commonHeartBeat',
  mail: 'mailHeartBeat',
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
export class ApiRegistry implements Omit<
  RegistryDriver,
  'askTransaction' | 'openTypes' | 'openStatuses' | 'askTransactionOf'
> {
  private entries: string[] = [];
  private text: string | undefined;
  private env = '';
  private told = '';
  private lastCode = 0;
  private references: string[] = [];
  private restored: unknown;
  private found: boolean | undefined;
  private reason = '';
  private raw = { status: 0, places: [] as string[] };

  constructor(private readonly desk: ApiDesk) {}

  async askList(list: string): Promise<void> {
    this.entries = (await LISTS[list as keyof typeof LISTS](this.desk)) ?? [];
  }

  holds(entry: string): boolean {
    return this.entries.includes(entry);
  }

  async askEnvironment(): Promise<void> {
    this.env = (await this.desk.client.call('environment')).data?.env ?? '';
  }

  environment(): string {
    return this.env;
  }

  async askIntroduction(transTyp: string): Promise<void> {
    this.text = (await this.desk.client.call('introContent', { query: { transTyp } })).data?.content;
  }

  async askDesignators(): Promise<void> {
    const { data } = await this.desk.client.call('nameDesignationContent', { query: { entityType: 'DLLC' } });
    this.text = data?.content;
  }

  hasText(): boolean {
    return (this.text ?? '').trim() !== '';
  }

  async askNameOnly(name: string): Promise<void> {
    const { data } = await this.desk.client.call('validateEntityNameOnly', {
      query: { name, entityType: 'DLLC' },
    });
    this.found = data?.valid;
  }

  async askAvailable(persona: string, transactionType: string): Promise<void> {
    const { id: entityId } = await findPersona(this.desk, persona);
    const { data } = await this.desk.client.call('transactionAvailable', {
      query: { entityId, transactionType },
    });
    this.found = data?.available;
    this.reason = data?.message ?? '';
  }

  obstacle(): string {
    return this.reason;
  }

  verdict(): boolean {
    if (this.found === undefined) throw new Error('The registry did not say.');
    return this.found;
  }

  async askHeartbeat(service: string): Promise<void> {
    const { data } = await this.desk.client.call(HEARTBEATS[service as keyof typeof HEARTBEATS]);
    this.lastCode = data?.code ?? 0;
  }

  async askVersion(service: string): Promise<void> {
    const { data } = await this.desk.client.call(VERSIONS[service as keyof typeof VERSIONS]);
    this.told = data?.version ?? '';
  }

  version(): string {
    return this.told;
  }

  code(): number {
    return this.lastCode;
  }

  async keep(): Promise<void> {
    const { filing, refId } = this.desk;
    const { data } = await this.desk.client.call('saveFiling', { body: { filing, refId } });
    this.lastCode = data?.code ?? 0;
    if (data?.refId) this.references.push(data.refId);
  }

  keepAgain(): Promise<void> {
    return this.keep();
  }

  async restore(): Promise<void> {
    await this.fetch(this.references.at(-1) ?? '');
  }

  async restoreUnknown(): Promise<void> {
    await this.fetch(UNKNOWN);
  }

  isSame(): boolean {
    return isDeepStrictEqual(this.restored, this.desk.filing);
  }

  keepsReference(): boolean {
    return this.references.length > 1 && new Set(this.references).size === 1;
  }

  async keepWith(fault: string): Promise<void> {
    const filing = FAULTS[fault]?.({ ...this.desk.filing }) ?? {};
    this.raw = await sendRaw(this.desk.baseUrl, { body: JSON.stringify({ filing }) });
  }

  async send(request: string): Promise<void> {
    this.raw = await sendRaw(this.desk.baseUrl, request);
  }

  status(): number {
    return this.raw.status;
  }

  faultPlaces(): string[] {
    return this.raw.places;
  }

  private async fetch(refId: string): Promise<void> {
    const { data } = await this.desk.client.call('getFiling', { body: { refId } });
    this.lastCode = data?.code ?? 0;
    this.restored = data?.filing ? JSON.parse(data.filing) : undefined;
  }
}
