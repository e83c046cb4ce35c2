import { randomUUID } from 'node:crypto';
import type { components } from '#api';
import { closedMatterText, formatOfficeDateTime, MATTER_KINDS } from '#rules';
import { createRegistryClient } from '../../../src/client/client';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { levelDriver } from '../../foundation/level-driver';
import type { ApiPaymentDriver } from '../../payment/api';
import { paymentSucceeded, sendProviderEvent } from '../../payment/provider-event';
import { sharedTokens } from '../../scenario/sign-on/shared-tokens';
import type { PaymentMattersDriver } from './driver';

type Matter = components['schemas']['PaymentMatter'];

const AMOUNT = 50;
const IN_A_MINUTE = 60_000;
/** A page past the end is the last one, and has what came last. */
const LAST_PAGE = '99999';

/** Payments that need attention, as a started server keeps them. */
export class ApiPaymentMattersDriver extends levelDriver<PaymentMattersDriver>() {
  private reference = '';
  private seen: Matter | undefined;
  private answer = '';

  constructor(
    private readonly context: ApiScenarioContext,
    private readonly payment: ApiPaymentDriver,
  ) {
    super();
  }

  /** The registry's name of the payment that was reported. */
  reported(): string {
    if (this.reference === '') throw new Error('No payment has been reported.');
    return this.reference;
  }

  override async reportUnknownPayment(): Promise<void> {
    this.reference = `${randomUUID()}.1`;
    const status = await sendProviderEvent(
      this.context.baseUrl,
      paymentSucceeded(randomUUID(), this.reference, AMOUNT),
    );
    // The provider goes on to tell it, and the registry may know the filing by then.
    if (status !== 404) throw new Error(`A payment for an unknown filing was answered with ${status}.`);
  }

  override async reportDispute(): Promise<void> {
    const { id, reference, amount } = await this.payment.paid();
    this.reference = reference;
    const status = await sendProviderEvent(this.context.baseUrl, {
      ...paymentSucceeded(id, reference, amount),
      dispute: { reason: 'product_not_received', answerBy: '2099-01-15T18:00:00Z' },
    });
    if (status !== 200) throw new Error(`A dispute was answered with ${status}.`);
  }

  override async shown(): Promise<string> {
    const matter = await this.find('Morgan Reyes');
    if (matter === undefined) return '';
    const { kind, transactionId, filedAt } = matter;
    const filed =
      filedAt === undefined ? '' : `, document ${transactionId}, filed ${formatOfficeDateTime(filedAt)}`;
    return MATTER_KINDS[kind] + filed;
  }

  override async openList(name: string): Promise<void> {
    this.seen = await this.find(name);
  }

  override async close(name: string, note: string): Promise<void> {
    this.seen ??= await this.find(name);
    if (this.seen === undefined) throw new Error('The payment is not in the list.');
    const { kind, sessionId } = this.seen;
    const client = await this.staff(name);
    const { outcome, data } = await client.call('closePaymentMatter', { body: { kind, sessionId, note } });
    if (!data?.status) throw new Error(`The payment was not closed: ${JSON.stringify(outcome)}`);
    this.answer = closedMatterText(data.status, data.closedBy ?? '');
  }

  override told(): string {
    return this.answer;
  }

  override async noted(): Promise<string[]> {
    const client = await this.staff('Morgan Reyes');
    const { data } = await client.call('auditLog', { query: { action: 'paymentClosed' } });
    return (data?.entries ?? [])
      .filter(({ details }) => details.payment?.includes(this.reported()))
      .map(({ details }) => details.note ?? '');
  }

  private async find(name: string): Promise<Matter | undefined> {
    const { data } = await (await this.staff(name)).call('paymentMatters', { query: { page: LAST_PAGE } });
    return data?.matters.find(({ reference }) => reference === this.reported());
  }

  private async staff(name: string) {
    const client = createRegistryClient({ baseUrl: this.context.baseUrl });
    const { accessToken } = await sharedTokens(this.context.baseUrl, name);
    client.setToken({ value: accessToken, endsAt: new Date(Date.now() + IN_A_MINUTE).toISOString() });
    return client;
  }
}
