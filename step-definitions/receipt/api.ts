import { setTimeout as pause } from 'node:timers/promises';
import type { PaidDocument, ReceiptDriver, ReceiptFacts } from './driver';
import type { ApiDesk } from '../context/api';
import type { ApiPayment } from '../payment/api';

const UNKNOWN = 'unknown-reference-0000000000';
const isPdf = (base64: string | undefined): boolean =>
  Buffer.from(base64 ?? '', 'base64')
    .subarray(0, 5)
    .toString('latin1') === '%PDF-';

/** The receipt, its documents and its message, as the registry gives them. */
export class ApiReceipt implements Pick<
  ReceiptDriver,
  Exclude<
    keyof ReceiptDriver,
    | 'hold'
    | 'lines'
    | 'putUnderFraudCheck'
    | 'notice'
    | 'showMoney'
    | 'showTime'
    | 'shown'
    | 'setDue'
    | 'event'
  >
> {
  private lastCode = 0;
  private pdf: string | undefined;

  constructor(
    private readonly desk: ApiDesk,
    private readonly payment: ApiPayment,
  ) {}

  async facts(): Promise<ReceiptFacts & { transactionId: string }> {
    await this.payment.receiptCode();
    const { data } = await this.desk.client.call('receipt', { body: { refId: this.desk.refId ?? '' } });
    if (!data?.receipt) throw new Error(`There is no receipt; the registry answers ${data?.code}.`);
    return data.receipt;
  }

  entityName(): string {
    return this.desk.filing.entityNameValues.name;
  }

  async askUnknown(): Promise<void> {
    const { data } = await this.desk.client.call('receipt', { body: { refId: UNKNOWN } });
    this.lastCode = data?.code ?? 0;
  }

  code(): number {
    return this.lastCode;
  }

  async send(emailTo: string): Promise<void> {
    await this.payment.receiptCode();
    await this.mail(this.desk.refId ?? '', emailTo);
  }

  sendUnknown(emailTo: string): Promise<void> {
    return this.mail(UNKNOWN, emailTo);
  }

  async isQueued(email: string): Promise<boolean> {
    for (let tries = 0; tries < 20; tries += 1) {
      const { data } = await this.desk.client.call('outbox');
      if (data?.messages.some(({ to }) => to === email)) return true;
      await pause(100);
    }
    return false;
  }

  async askDocument(document: PaidDocument): Promise<void> {
    const { masterId, transactionId } = await this.facts();
    await this.fetch(document, masterId, transactionId);
  }

  askUnknownDocument(document: PaidDocument): Promise<void> {
    return this.fetch(document, '19990000001', '19990000002');
  }

  async askForm(): Promise<void> {
    const { data } = await this.desk.client.call('filingPdf', { body: { filing: this.desk.filing } });
    this.pdf = data?.pdfBytes;
  }

  isPdf(): boolean {
    return isPdf(this.pdf);
  }

  async standing(): Promise<string> {
    const { masterId } = await this.facts();
    const { data } = await this.desk.client.call('entitySummary', { query: { entityId: masterId } });
    return data?.entitySummary?.status ?? '';
  }

  private async mail(refId: string, emailTo: string): Promise<void> {
    const { data } = await this.desk.client.call('sendEmail', { body: { refId, emailTo } });
    this.lastCode = data?.code ?? 0;
  }

  private async fetch(
    document: PaidDocument,
    masterTransactionId: string,
    transactionId: string,
  ): Promise<void> {
    if (document === 'filed document') {
      const { data } = await this.desk.client.call('filingImage', {
        query: { masterTransactionId, transactionId },
      });
      this.lastCode = data?.code ?? 0;
      this.pdf = data?.image;
      return;
    }
    const { data } = await this.desk.client.call('goodStandingCertificate', {
      query: { masterTransactionId },
    });
    this.lastCode = data?.code ?? 0;
    this.pdf = data?.pdfBytes;
  }
}
