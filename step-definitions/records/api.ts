import { filedStateText, formatMoney, receiptDateTime } from '#rules';
import type { FormLine, HistoryLine, RecordsDriver } from './driver';
import { RECORDS_ACTIONS } from './driver';
import { levelDriver } from '../levels/level-driver';
import type { ApiScenarioContext } from '../context/api';
import type { ApiReceiptDriver } from '../receipt/api';

const PDF = '%PDF-';

/** The record of an entity, as the registry answers it to everybody. */
export class ApiRecordsDriver extends levelDriver<RecordsDriver>('api', RECORDS_ACTIONS) {
  private entityId = '';
  private page = 1;
  private document = '';

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

  private async filings() {
    const { data } = await this.context.client.call('entityFilings', {
      path: { id: this.entityId },
      query: { page: String(this.page) },
    });
    if (!data?.filings) throw new Error(`The entity ${this.entityId} is not on record.`);
    return data.filings;
  }
}
