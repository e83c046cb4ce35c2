import type { openComponents } from '#api';
import { emptyIndividualName } from '#rules';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { levelDriver } from '../../foundation/level-driver';
import type { ApiPaymentDriver } from '../../payment/api';
import { validAddress } from '../../samples/filing';
import { officeChangeOn } from '../../scenario/on-record/office-change';
import { administratorClient } from '../../staff/pending-filings/administrator-client';
import type { OpenRecordDriver, ToldMove } from './driver';

type Line = openComponents['schemas']['Change'];

const FILER = {
  nameValues: {
    personTyp: 'FILER' as const,
    name: { ...emptyIndividualName(), firstName: 'Ada', lastName: 'Lindqvist' },
  },
  addressValues: { streetAddress: { ...validAddress(), addressSelectionType: 'USER' as const } },
};
/** An entity of the sample registry with a Statement of Removal on record. */
const WITH_REMOVAL = '20181000083';
const REMOVAL = 'STMT_REMOVAL';
const CHANGES = '/open-api/v1/changes';
const PAGE = 1_000;

const streetOf = (facts: Line['after'] | undefined) => facts?.principalOffice?.street.address1;

/** The open record of a started server, as anybody reads it. */
export class ApiOpenRecordDriver extends levelDriver<OpenRecordDriver>() {
  private document = '';
  private place = 0;
  private awaited: Promise<Line[]> | undefined;

  constructor(
    private readonly context: ApiScenarioContext,
    private readonly payment: ApiPaymentDriver,
  ) {
    super();
  }

  private get(path: string, headers: Record<string, string> = {}) {
    return fetch(`${this.context.baseUrl}${path}`, { headers });
  }

  private async page(after: number, more = ''): Promise<Line[]> {
    const answer = await this.get(`${CHANGES}?after=${after}${more}`);
    const lines = (await answer.text()).split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line) as Line);
  }

  private async lines(pageSize = PAGE): Promise<Line[]> {
    const all: Line[] = [];
    for (;;) {
      const page = await this.page(all.at(-1)?.position ?? 0, `&limit=${pageSize}`);
      if (page.length === 0) return all;
      all.push(...page);
    }
  }

  private readonly ofCompany = ({ entity }: Line) => entity.id === this.context.filing.entityId;

  private async end(): Promise<number> {
    return (await this.lines()).at(-1)?.position ?? 0;
  }

  override async lastMove(): Promise<ToldMove> {
    const moves = (await this.lines()).filter((line) => this.ofCompany(line) && streetOf(line.after));
    return { from: streetOf(moves.at(-1)?.before), to: streetOf(moves.at(-1)?.after) };
  }

  override formerStreet(): string {
    return this.context.filing.recordValues?.principalOfficeValues.streetAddress.address1 ?? '';
  }

  /** Other scenarios go on meanwhile: what is compared is what the company's lines say. */
  override async log(pageSize: number): Promise<string> {
    return JSON.stringify((await this.lines(pageSize)).filter(this.ofCompany));
  }

  override async beyondTheEnd(): Promise<{ end: number; told: number | undefined }> {
    const answer = await this.get(`${CHANGES}?after=99999999`);
    const { lastPosition } = (await answer.json()) as openComponents['schemas']['Problem'];
    const after = await this.page((lastPosition ?? 1) - 1, '&limit=1');
    return { end: after[0]?.position ?? 0, told: lastPosition };
  }

  override async waitForChange(): Promise<void> {
    const start = await this.end();
    this.awaited = this.nextOfCompany(start);
  }

  /** What of the company comes next, whatever else happens in the registry meanwhile. */
  private async nextOfCompany(start: number): Promise<Line[]> {
    for (let after = start; ;) {
      const lines = await this.page(after, '&wait=30');
      const move = lines.filter((line) => this.ofCompany(line) && streetOf(line.after));
      if (move.length > 0 || lines.length === 0) return move;
      after = lines.at(-1)?.position ?? after;
    }
  }

  override async streetInAwaitedChange(): Promise<string | undefined> {
    if (this.awaited === undefined) throw new Error('Nobody waits for a change in this scenario.');
    return streetOf((await this.awaited)[0]?.after);
  }

  override async leaveEvents(): Promise<void> {
    this.place = await this.end();
  }

  override async streetInMissedEvents(): Promise<string | undefined> {
    const answer = await this.get(CHANGES, {
      accept: 'text/event-stream',
      'last-event-id': String(this.place),
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let read = '';
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
      read += value ?? '';
      const events = [...read.matchAll(/^data: (.+)\n\n/gm)].map(([, data = '']) => JSON.parse(data) as Line);
      const move = events.find((line) => this.ofCompany(line) && streetOf(line.after));
      if (move === undefined && !done) continue;
      await reader?.cancel();
      return streetOf(move?.after);
    }
  }

  override async moveWithRemoval(street: string): Promise<void> {
    const filing = await officeChangeOn(this.context, WITH_REMOVAL, street);
    this.context.turnTo(filing);
    const { receipt } = await this.payment.fileAndPay(filing);
    this.document = receipt.transactionId;
  }

  override async withhold(): Promise<void> {
    const { data: history } = await this.context.client.call('entityFilings', {
      path: { id: WITH_REMOVAL },
      query: {},
    });
    const removal = history?.filings?.find(({ transactionType }) => transactionType === REMOVAL);
    const client = await administratorClient(this.context.baseUrl);
    const { data } = await client.call('savePii', {
      body: {
        entityId: WITH_REMOVAL,
        piiDocId: this.document,
        removalDocId: removal?.transactionId ?? '',
        filers: [FILER],
      },
    });
    if (data?.code !== 200) throw new Error(`The document was not withheld: ${JSON.stringify(data)}`);
  }

  override async lastLine(): Promise<{ kind: string; withheld: string[]; values: number }> {
    const line = (await this.lines()).findLast(this.ofCompany);
    const values = Object.keys({ ...line?.before, ...line?.after }).length;
    return { kind: line?.kind ?? '', withheld: line?.withheld ?? [], values };
  }

  override async everything(): Promise<string> {
    const { entityId } = this.context.filing;
    const addresses = [
      `/open-api/v1/entities/${entityId}`,
      `/open-api/v1/entities/${entityId}/filings`,
      `/open-api/v1/entities?q=${entityId}`,
      `/open-api/v1/filings/${this.document}`,
      `/open-api/v1/filings/${this.document}/document`,
    ];
    const answers = await Promise.all(addresses.map(async (address) => (await this.get(address)).text()));
    return JSON.stringify([(await this.lines()).filter(this.ofCompany), answers]);
  }

  override async record(): Promise<{ office: string | undefined; filings: number; notModified: number }> {
    const address = `/open-api/v1/entities/${this.context.filing.entityId}`;
    const answer = await this.get(address);
    const { facts } = (await answer.json()) as openComponents['schemas']['Record'];
    const again = await this.get(address, { 'if-none-match': answer.headers.get('etag') ?? '' });
    const { filings } = (await (await this.get(`${address}/filings`)).json()) as {
      filings: openComponents['schemas']['Filing'][];
    };
    return { office: streetOf(facts), filings: filings.length, notModified: again.status };
  }

  override async findByFilters(): Promise<boolean> {
    const { entityId } = this.context.filing;
    const address = `/open-api/v1/entities/${entityId}`;
    const record = (await (await this.get(address)).json()) as openComponents['schemas']['Record'];
    const query = new URLSearchParams({
      q: record.facts.name ?? '',
      type: record.type,
      status: record.facts.status?.code ?? '',
      city: record.facts.principalOffice?.street.city ?? '',
      formedFrom: record.formedOn,
      formedTo: record.formedOn,
    });
    const answer = await this.get(`/open-api/v1/entities?${query.toString()}`);
    const { entities } = (await answer.json()) as openComponents['schemas']['FoundEntities'];
    return entities.some(({ id }) => id === entityId);
  }
}
