import type { FilingType } from '#rules';
import { comingSentence, filedStateText, formatMoney, receiptDateTime, englishOf } from '#rules';
import type { FormLine, HistoryLine, RecordsDriver } from './driver';
import { levelDriver } from '../../foundation/level-driver';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { queueFiling } from '../../staff/pending-filings/queue-filing';
import type { ApiReceiptDriver } from '../../filing/receipt/api';

const PDF = '%PDF-';

/** Days until the filing of a scenario takes effect, where it is delayed. */
const DELAY = 5;

/** The record of an entity, as the registry answers it to everybody. */
export class ApiRecordsDriver extends levelDriver<RecordsDriver>() {
  private entityId = '';
  private page = 1;
  private document = '';
  private transactionId = '';

  constructor(
    private readonly context: ApiScenarioContext,
    private readonly receipt: ApiReceiptDriver,
  ) {
    super();
  }

  override lookUp(entityId: string): void {
    this.entityId = entityId;
    this.page = 1;
  }

  override async lookUpCompany(): Promise<void> {
    this.lookUp((await this.receipt.facts()).masterId);
  }

  override async isOnRecord(): Promise<boolean> {
    const answers = await Promise.all([
      this.context.client.call('entitySummary', { query: { entityId: this.entityId } }),
      this.context.client.call('entityFilings', { path: { id: this.entityId } }),
      this.context.client.call('entityForms', { path: { id: this.entityId } }),
    ]);
    const codes = new Set(answers.map(({ data }) => data?.code));
    if (codes.size !== 1) throw new Error(`The registry answers ${[...codes].join(', ')}.`);
    return !codes.has(404);
  }

  override async forms(): Promise<FormLine[]> {
    const { data } = await this.context.client.call('entityForms', { path: { id: this.entityId } });
    return (data?.forms ?? []).map(({ filingType, fee, message = '' }) => ({
      filingType,
      fee: formatMoney(fee),
      reason: message,
    }));
  }

  /** Files a change of agent that is queued for review; other filings are those of the sample registry. */
  override async setFiling(
    filingType: FilingType,
    isEffective: boolean,
    isUnderCheck: boolean,
  ): Promise<void> {
    if (filingType !== 'chgra' || !isUnderCheck)
      throw new Error('A started server queues changes of agent under the fraud check, and nothing else.');
    const queued = await queueFiling(this.context.baseUrl, { delay: isEffective ? 0 : DELAY });
    this.lookUp(queued.entityId);
    this.transactionId = queued.transactionId;
  }

  override async filingState(): Promise<string> {
    return filedStateText((await this.filing()).state);
  }

  override async isDocumentPublic(): Promise<boolean> {
    const { data } = await this.context.client.call('filingImage', {
      query: { masterTransactionId: this.entityId, transactionId: this.transactionId },
    });
    return data?.image !== undefined;
  }

  override async notice(): Promise<string> {
    const { coming = [] } = await this.context.summaryOf(this.entityId);
    const announced = coming.find(({ document }) => document === this.transactionId);
    return announced === undefined ? '' : englishOf(comingSentence(announced));
  }

  override turnToPage(page: number): void {
    this.page = page;
  }

  override async history(): Promise<HistoryLine[]> {
    return (await this.filings()).map(({ transactionName, dateTime, state }) => ({
      what: transactionName,
      filed: receiptDateTime(dateTime),
      state: filedStateText(state),
    }));
  }

  override async openDocument(what: string): Promise<void> {
    const filing = (await this.filings()).find(({ transactionName }) => transactionName === what);
    const { data } = await this.context.client.call('filingImage', {
      query: { masterTransactionId: this.entityId, transactionId: filing?.transactionId ?? '' },
    });
    this.document = data?.image ?? '';
  }

  override isPdf(): boolean {
    return Buffer.from(this.document, 'base64').subarray(0, PDF.length).toString('latin1') === PDF;
  }

  override async attachmentsOf(what: string): Promise<{ fileName: string; size: number }[]> {
    const filing = (await this.filings()).find(({ transactionName }) => transactionName === what);
    const { transactionId = '', attachments = [] } = filing ?? {};
    return Promise.all(
      attachments.map(async ({ key, fileName }) => {
        const { data } = await this.context.client.call('filingImage', {
          query: { masterTransactionId: this.entityId, transactionId, attachmentKey: key },
        });
        return { fileName, size: Buffer.from(data?.image ?? '', 'base64').length };
      }),
    );
  }

  private async filing() {
    const filing = (await this.filings()).find(({ transactionId }) => transactionId === this.transactionId);
    if (filing === undefined) throw new Error(`The filing ${this.transactionId} is not in the history.`);
    return filing;
  }

  private async filings() {
    const { data } = await this.context.client.call('entityFilings', {
      path: { id: this.entityId },
      query: { page: String(this.page) },
    });
    if (!data?.filings) throw new Error(`The entity ${this.entityId} is not on record.`);
    return data.filings;
  }
}
