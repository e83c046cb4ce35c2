import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Filing, ReceiptReview } from '#rules';
import { filingPath, receiptReview, reviewNotice, englishOf } from '#rules';
import { documentText } from '../../samples/document-text';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { levelDriver } from '../../foundation/level-driver';
import type { ApiPaymentDriver } from '../../payment/api';
import { administratorClient } from '../pending-filings/administrator-client';
import type { QueuedFiling } from '../pending-filings/queue-filing';
import { queueFiling } from '../pending-filings/queue-filing';
import { NEW_AGENT } from '../../scenario/on-record/agent-change';
import type { ReviewedFilingsDriver } from './driver';

const RETRY = { tries: 100, milliseconds: 100 };

/** Asks until there is an answer. */
async function retryUntilFound<T>(ask: () => Promise<T | undefined>): Promise<T | undefined> {
  for (let tries = 0; tries < RETRY.tries; tries += 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(RETRY.milliseconds);
  }
  return undefined;
}

/** A filing in progress as the registry returns it: text, which only the registry has written. */
const readDraft = (text: string | undefined): Filing => {
  if (text === undefined) throw new Error('The registry did not return the filing.');
  return JSON.parse(text) as Filing;
};

/** A filing that waits for the office, its decision, and what its filer makes of it, by the registry's own operations. */
export class ApiReviewedFilingsDriver extends levelDriver<ReviewedFilingsDriver>() {
  private queued: QueuedFiling | undefined;
  private decisions = 0;
  private address = '';
  /** How the filing was rejected, once its filer has opened it again. */
  private returned: ReceiptReview | undefined;
  /** The filer's corrections: one word each that occurs nowhere else. */
  readonly correction = {
    email: `corrected-${randomUUID()}@example.com`,
    additionalInfo: `Notarized-${randomUUID().slice(0, 8)}`,
  };

  constructor(
    private readonly context: ApiScenarioContext,
    private readonly payment: ApiPaymentDriver,
  ) {
    super();
  }

  override async queue(attachments: string[]): Promise<void> {
    const email = `filer-${randomUUID()}@example.com`;
    this.queued = await queueFiling(this.context.baseUrl, { email, attachments });
    this.decisions = 0;
  }

  override async accept(leftOut: string[]): Promise<void> {
    const { administrator, filing } = await this.lock();
    const { attachments } = this.filing().filing.additionalInfoValues;
    const deactivateIds = attachments
      .filter(({ fileName }) => leftOut.includes(fileName))
      .map(({ key }) => key);
    await administrator.call('approveFiling', { body: { filing: { ...filing, deactivateIds } } });
    this.decisions += 1;
  }

  override async reject(longReason: string): Promise<void> {
    const { administrator, filing } = await this.lock();
    const { data } = await administrator.call('rejectReasons');
    const reason = data?.rejectReasons.find((one) => one.longReason === longReason);
    const rejectReasons = [{ id: reason?.id ?? '', longReason }];
    await administrator.call('rejectFiling', { body: { filing, rejectReasons } });
    this.decisions += 1;
  }

  override async followMail(): Promise<void> {
    await this.mailedAddress();
  }

  /** The path and query that the last mail to the filer leads to: the one about the last decision, or that it waits. */
  async mailedAddress(): Promise<string> {
    const { email } = this.filing();
    const text = await retryUntilFound(async () => {
      const { data } = await this.context.client.call('outbox');
      const mails = (data?.messages ?? []).filter(({ to }) => to === email);
      // One when the filing was queued, and one for each decision; a corrected filing is queued again.
      return mails.length > this.decisions ? mails[0]?.text : undefined;
    });
    const link = /https?:\/\/\S+/.exec(text ?? '')?.[0];
    if (link === undefined) throw new Error(`No mail to ${email} gives an address: ${text}`);
    const { pathname, search } = new URL(link);
    this.address = `${pathname}${search}`;
    return this.address;
  }

  override async passReceiptOn(): Promise<void> {
    const { receiptRef } = await this.shown();
    if (receiptRef === undefined) throw new Error('Its filer is told no address of the receipt.');
    const [path = ''] = this.address.split('?');
    this.address = `${path}?${new URLSearchParams({ refId: receiptRef })}`;
  }

  override async isTold(text: string): Promise<boolean> {
    return JSON.stringify(await this.shown()).includes(text);
  }

  override async canCorrect(): Promise<boolean> {
    return (await this.shownNotice()).canCorrect;
  }

  /** What the filing says of its review as the registry gives it out to be corrected. */
  override async openCorrection(): Promise<void> {
    const { refId } = this.filing();
    const { data } = await this.context.client.call('getFiling', { body: { refId } });
    if (!data?.review) throw new Error('The filing does not say how it was rejected.');
    this.returned = data.review;
  }

  override loadAnew(): Promise<void> {
    return this.openCorrection();
  }

  override async notice(): Promise<string> {
    return (await this.shownNotice()).sentences.map(englishOf).join(' ');
  }

  override async reasons(): Promise<string[]> {
    const { reasons = [] } = this.returned ?? (await this.shown()).review;
    return [...reasons];
  }

  override async charges(): Promise<string[]> {
    const { refId } = this.filing();
    const states = async () => {
      const { data } = await this.context.client.call('payments');
      const ownPayments = (data?.payments ?? []).filter(
        (payment) => payment.refId === refId && payment.charges > 0,
      );
      return ownPayments.map(({ state }) => state).reverse();
    };
    const refunded = await retryUntilFound(async () => {
      const statesFound = await states();
      return statesFound.includes('refunded') ? statesFound : undefined;
    });
    return refunded ?? states();
  }

  override async correctAndPay(): Promise<void> {
    const { refId } = this.filing();
    const { data } = await this.context.client.call('getFiling', { body: { refId } });
    const draft = readDraft(data?.filing);
    const { email, additionalInfo } = this.correction;
    const additionalInfoValues = { ...draft.additionalInfoValues, additionalInfo };
    await this.payment.fileAndPay({ ...draft, email, additionalInfoValues }, refId);
    await this.requeued();
  }

  /** The corrected filing stands in the queue under a document number of its own. */
  async requeued(): Promise<void> {
    const { entityId, refId } = this.filing();
    const { data } = await this.context.client.call('receipt', { body: { refId } });
    const transactionId = data?.receipt?.transactionId ?? '';
    const administrator = await administratorClient(this.context.baseUrl);
    const pendingFiling = await administrator.call('pendingFiling', {
      query: { masterId: entityId, transId: transactionId },
    });
    const transSeqId = pendingFiling.data?.pendingFiling?.transSeqId;
    if (transSeqId === undefined) throw new Error('The corrected filing is not in the queue.');
    this.queued = { ...this.filing(), email: this.correction.email, transactionId, transSeqId };
    // To the corrected address the office has written once: that it has received the filing.
    this.decisions = 0;
  }

  override async isCorrectionUnderReview(): Promise<boolean> {
    const { entityId: masterId, transactionId: transId } = this.filing();
    const administrator = await administratorClient(this.context.baseUrl);
    const row = await administrator.call('pendingFiling', { query: { masterId, transId } });
    const form = await administrator.call('pendingFilingPdf', { query: { masterId, transId } });
    return row.data?.pendingFiling?.email === this.correction.email && this.isCorrected(form.data?.pdf);
  }

  override async isCorrectionOnRecord(): Promise<boolean> {
    const { entityId: masterTransactionId, transactionId } = this.filing();
    const { data } = await this.context.client.call('filingImage', {
      query: { masterTransactionId, transactionId },
    });
    return this.isCorrected(data?.image);
  }

  private isCorrected(pdf = ''): boolean {
    return documentText(Buffer.from(pdf, 'base64')).includes(this.correction.additionalInfo);
  }

  override async isInEffect(): Promise<boolean> {
    const { registeredAgentValues } = await this.context.summaryOf(this.filing().entityId);
    return registeredAgentValues?.nameValues.name.orgName === NEW_AGENT.name;
  }

  private filing(): QueuedFiling {
    if (this.queued === undefined) throw new Error('The scenario has queued no filing.');
    return this.queued;
  }

  private async lock() {
    const { transSeqId } = this.filing();
    const administrator = await administratorClient(this.context.baseUrl);
    const { data } = await administrator.call('transactionLock', { query: { transSeqId } });
    if (data?.code !== 200 || !data.pendingFiling)
      throw new Error(`The filing ${transSeqId} was not locked: ${data?.message}`);
    return { administrator, filing: { transSeqId, version: data.pendingFiling.version } };
  }

  private async shownNotice() {
    const now = new Date().toISOString();
    const { filingType } = this.filing().filing;
    if (this.returned) return reviewNotice({ filingType, name: '', review: this.returned }, now);
    const { receipt, review } = await this.shown();
    return reviewNotice({ ...receipt, filingType, review }, now);
  }

  /** The registry's answer to the address that was followed last. */
  private async shown() {
    const refId = new URLSearchParams(this.address.split('?')[1]).get('refId') ?? '';
    const { pathname } = new URL(this.address, this.context.baseUrl);
    if (pathname !== filingPath('chgra', 'receipt')) throw new Error(`The mail leads to ${pathname}.`);
    const { data } = await this.context.client.call('receipt', { body: { refId } });
    const review = data?.receipt && receiptReview(data.receipt);
    if (!data?.receipt || !review) throw new Error(`The registry answers ${data?.code} to the address.`);
    return { receipt: data.receipt, review, receiptRef: data.receiptRef };
  }
}
