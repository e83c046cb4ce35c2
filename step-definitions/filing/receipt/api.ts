import type { Language } from '#rules';
import { setTimeout as pause } from 'node:timers/promises';
import type { PaidDocument, ReceiptDriver, ReceiptFacts } from './driver';
import { levelDriver } from '../../foundation/level-driver';
import type { ApiScenarioContext } from '../../scenario/context/api';
import type { ApiPaymentDriver } from '../../payment/api';

const UNKNOWN = 'unknown-reference-0000000000';
const isPdf = (base64: string | undefined): boolean =>
  Buffer.from(base64 ?? '', 'base64')
    .subarray(0, 5)
    .toString('latin1') === '%PDF-';

/** The receipt, its documents and its message, as the registry gives them. */
export class ApiReceiptDriver extends levelDriver<ReceiptDriver>() {
  private lastCode = 0;
  private pdf: string | undefined;

  constructor(
    private readonly context: ApiScenarioContext,
    private readonly payment: ApiPaymentDriver,
  ) {
    super();
  }

  override async facts(): Promise<ReceiptFacts & { transactionId: string }> {
    await this.payment.receiptCode();
    const { data } = await this.context.client.call('receipt', { body: { refId: this.context.refId ?? '' } });
    if (!data?.receipt) throw new Error(`There is no receipt; the registry answers ${data?.code}.`);
    return data.receipt;
  }

  override entityName(): string {
    return this.context.filing.entityNameValues.name;
  }

  override async requestUnknownReceipt(): Promise<void> {
    const { data } = await this.context.client.call('receipt', { body: { refId: UNKNOWN } });
    this.lastCode = data?.code ?? 0;
  }

  override answerCode(): number {
    return this.lastCode;
  }

  override async sendReceipt(emailTo: string): Promise<void> {
    await this.payment.receiptCode();
    await this.mail(this.context.refId ?? '', emailTo);
  }

  override sendUnknownReceipt(emailTo: string): Promise<void> {
    return this.mail(UNKNOWN, emailTo);
  }

  override async isMessageQueued(email: string): Promise<boolean> {
    for (let tries = 0; tries < 20; tries += 1) {
      const { data } = await this.context.client.call('outbox');
      if (data?.messages.some(({ to }) => to === email)) return true;
      await pause(100);
    }
    return false;
  }

  override async requestDocument(document: PaidDocument): Promise<void> {
    const { masterId, transactionId } = await this.facts();
    await this.fetch(document, masterId, transactionId);
  }

  override requestUnknownDocument(document: PaidDocument): Promise<void> {
    return this.fetch(document, '19990000001', '19990000002');
  }

  override async requestCopy(language: Language): Promise<void> {
    const { masterId, transactionId } = await this.facts();
    const query = { masterTransactionId: masterId, transactionId, language };
    const { data } = await this.context.client.call('filingImage', { query });
    this.pdf = data?.image;
  }

  async askForm(language?: Language): Promise<void> {
    const { data } = await this.context.client.call('filingPdf', {
      query: { language },
      body: { filing: this.context.filing },
    });
    this.pdf = data?.pdfBytes;
  }

  override isPdf(): boolean {
    return isPdf(this.pdf);
  }

  override pdfLanguage(): string {
    const contents = Buffer.from(this.pdf ?? '', 'base64').toString('latin1');
    return /\/Lang \(([a-z]+)/.exec(contents)?.[1] ?? '';
  }

  override async entityStatus(): Promise<string> {
    return (await this.context.summaryOf((await this.facts()).masterId)).status;
  }

  private async mail(refId: string, emailTo: string): Promise<void> {
    const { data } = await this.context.client.call('sendEmail', { body: { refId, emailTo } });
    this.lastCode = data?.code ?? 0;
  }

  private async fetch(
    document: PaidDocument,
    masterTransactionId: string,
    transactionId: string,
  ): Promise<void> {
    if (document === 'filed document') {
      const { data } = await this.context.client.call('filingImage', {
        query: { masterTransactionId, transactionId },
      });
      this.lastCode = data?.code ?? 0;
      this.pdf = data?.image;
      return;
    }
    const { data } = await this.context.client.call('goodStandingCertificate', {
      query: { masterTransactionId },
    });
    this.lastCode = data?.code ?? 0;
    this.pdf = data?.pdfBytes;
  }
}
