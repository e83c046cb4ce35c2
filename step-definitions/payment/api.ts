import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Filing } from '#rules';
import { BASE_PATH, formatDay, officeDay, plusDays, refundMessage, englishOf } from '#rules';
import type { Card, PaymentDriver } from './driver';
import { checked } from '../foundation/checked';
import { scenarioDriver } from '../foundation/level-driver';
import { CardPage } from './card-page';
import type { ApiScenarioContext } from '../scenario/context/api';
import { officeChangeOn } from '../scenario/on-record/office-change';
import { formationName } from '../samples/formations';
import { paymentSucceeded, sendProviderEvent } from './provider-event';

const DAY = 86_400_000;
/** Days until the office moves. */
const DAYS_LATER = 10;
const PATIENCE = { tries: 50, milliseconds: 100 };

/** Payment through the server and its hosted card page. */
export class ApiPaymentDriver extends scenarioDriver<PaymentDriver, ApiScenarioContext>() {
  private answer: Awaited<ReturnType<ApiPaymentDriver['start']>> | undefined;
  private isSettled = false;
  private forgedStatus = 0;
  /** Documents that move the office later. */
  private toCome: string[] = [];

  override async requestPayment(): Promise<void> {
    this.answer = await this.start(this.context.filing, this.context.refId);
    this.context.refId = this.answer.data?.refId ?? this.context.refId;
  }

  override async requestPaymentOf(seenFee: number): Promise<void> {
    this.answer = await this.start(this.context.filing, this.context.refId, { fee: seenFee });
  }

  override refusal(): string {
    return this.problems()
      .map(({ message }) => message)
      .join(' ');
  }

  override async requestPaymentTwiceAtOnce(): Promise<void> {
    const [first, second] = await Promise.all([
      this.start(this.context.filing),
      this.start(this.context.filing),
    ]);
    if (first.data?.refId !== second.data?.refId) throw new Error('Two windows made two filings.');
    this.answer = first;
    this.context.refId = first.data?.refId;
  }

  override async payWithCard(card: Card): Promise<void> {
    await this.requestPayment();
    const outcome = await this.page().pay(card);
    const expected = card === 'decline' ? 'stays' : 'leaves';
    if (outcome !== expected) throw new Error(`The payer ${outcome}, where one with this card ${expected}.`);
    this.isSettled = true;
    await this.receiptCode();
  }

  /** Files and pays, from now on as the filing of the scenario. */
  async payFor(filing: Filing): Promise<void> {
    this.context.turnTo(filing);
    await this.payWithCard('success');
  }

  override async abandonPayment(): Promise<void> {
    await this.requestPayment();
    await this.page().cancel();
    this.isSettled = true;
    await this.receiptCode();
  }

  override async repeatProviderMessage(): Promise<void> {
    await this.receiptCode();
    const session = await this.session();
    const status = await sendProviderEvent(
      this.context.baseUrl,
      paymentSucceeded(session.id, this.reference(), session.amount),
    );
    if (status !== 200) throw new Error(`The provider's repeated word was answered with ${status}.`);
  }

  /** The same message as one that is repeated: the registry has ended this payment without it. */
  override reportLateSuccess(): Promise<void> {
    return this.repeatProviderMessage();
  }

  override async refund(): Promise<string> {
    const { data } = await this.context.client.call('receipt', { body: { refId: this.context.refId ?? '' } });
    return data?.refund ? englishOf(refundMessage(data.refund)) : '';
  }

  override async forgeProviderMessage(): Promise<void> {
    const session = await this.session();
    const event = paymentSucceeded(session.id, this.reference(), session.amount);
    this.forgedStatus = await sendProviderEvent(this.context.baseUrl, event, randomUUID());
  }

  /** Forms a limited liability company of this name from beginning to end, apart from the filing of the scenario; answers with its ID number. */
  async formCompany(name: string): Promise<string> {
    const { receipt } = await this.fileAndPay(await this.context.validFiling(name, 'llc'));
    return receipt.masterId;
  }

  /** Pays for a filing, apart from the filing of the scenario, and waits until it is on record. */
  async fileAndPay(filing: Filing, keptUnder?: string) {
    const { data, problems } = await this.start(filing, keptUnder, { confirmed: this.toCome });
    if (!data?.paymentURL || !data.refId)
      throw new Error(`The payment did not begin: ${JSON.stringify(problems ?? data)}`);
    await new CardPage(data.paymentURL).pay('success');
    const { code, receipt } = await this.settledReceipt(data.refId);
    if (receipt === undefined) throw new Error(`Nothing was put on record: the receipt answers ${code}.`);
    return { refId: data.refId, receipt };
  }

  /** What the filer of a filing is told who begins to pay for it, apart from the filing of the scenario; empty where payment has begun. */
  async refusalOf(filing: Filing): Promise<string> {
    const { data, problems = [] } = await this.start(filing);
    return data?.paymentURL ? '' : problems.map(({ message }) => message).join(' ');
  }

  override async prepareOfficeChange(): Promise<void> {
    const entityId = await this.formCompany(formationName('llc', randomUUID().slice(0, 8)));
    const filing = await officeChangeOn(this.context, entityId, '1 First Street');
    const { data } = await this.context.client.call('saveFiling', { body: { filing } });
    this.context.filing = filing;
    this.context.refId = data?.refId;
  }

  override async moveOfficeByOther(): Promise<void> {
    await this.fileAndPay(
      await officeChangeOn(this.context, this.context.filing.entityId, '2 Second Street'),
    );
  }

  override async moveOfficeLater(): Promise<void> {
    const filing = await officeChangeOn(this.context, this.context.filing.entityId, '3 Later Street');
    const day = formatDay(plusDays(officeDay(new Date().toISOString()), DAYS_LATER));
    const { receipt } = await this.fileAndPay({
      ...filing,
      effectiveDateValues: {
        ...filing.effectiveDateValues,
        effectiveAtTimeOfFilingRadio: 'N',
        effectiveDateAsEntered: day,
      },
    });
    this.toCome = [receipt.transactionId];
  }

  /** The clock goes on until a filing has taken effect, and then back for the other scenarios. */
  override async streetOnRecord(when: 'now' | 'later'): Promise<string> {
    const street = await this.officeStreet();
    if (when === 'now') return street;
    return this.context.atTime(Date.now() + (DAYS_LATER + 1) * DAY, async () => {
      for (let tries = 0; tries < PATIENCE.tries; tries += 1) {
        if ((await this.officeStreet()) !== street) break;
        await pause(PATIENCE.milliseconds);
      }
      return this.officeStreet();
    });
  }

  private async officeStreet(): Promise<string> {
    const { principalOfficeAddress } = await this.context.summaryOf(this.context.filing.entityId);
    return principalOfficeAddress?.streetAddress?.address1 ?? '';
  }

  override askedToConfirm(): string {
    return this.refusal();
  }

  override async confirmAndPay(): Promise<void> {
    this.answer = await this.start(this.context.filing, this.context.refId, { confirmed: this.toCome });
    this.page();
  }

  override async refusalAfterReload(): Promise<string> {
    const { data } = await this.context.client.call('getFiling', {
      body: { refId: this.context.refId ?? '' },
    });
    return (data?.problems ?? []).map(({ message }) => message).join(' ');
  }

  override async formCompanyWithSameName(): Promise<void> {
    await this.formCompany(this.context.filing.entityNameValues.name);
  }

  override paymentCode(): number {
    const { outcome } = this.answer ?? {};
    if (!outcome || outcome.kind === 'noResponse') return 0;
    return outcome.kind === 'http' ? outcome.status : outcome.code;
  }

  problems(): { step?: string; path: string; message: string }[] {
    return checked(this.answer).problems ?? [];
  }

  override forgedMessageStatus(): number {
    return this.forgedStatus;
  }

  override async amountDue(): Promise<number> {
    return (await this.session()).amount;
  }

  override async openPayments(): Promise<number> {
    return (await this.ownSessions()).filter(({ state }) => state === 'open').length;
  }

  override async chargeCount(): Promise<number> {
    return (await this.ownSessions()).reduce((sum, { charges }) => sum + charges, 0);
  }

  override async receiptCode(): Promise<number> {
    const refId = this.context.refId ?? '';
    const { code } = await (this.isSettled ? this.settledReceipt(refId) : this.receipt(refId));
    return code;
  }

  override async isNameHeld(): Promise<boolean> {
    const { data } = await this.context.client.call('validateEntityNameAndAvailability', {
      query: { name: this.context.filing.entityNameValues.name, transType: 'ARTORG_LLC', entityType: 'DLLC' },
    });
    return data?.nameIsAvailable === false;
  }

  private start(filing: Filing, refId?: string, agreed: { fee?: number; confirmed?: string[] } = {}) {
    const place = `${this.context.baseUrl}${BASE_PATH}/filing/${filing.filingType}`;
    return this.context.client.call('startPayment', {
      body: {
        filing,
        refId,
        ...agreed,
        receiptUrl: `${place}/receipt`,
        backUrl: `${place}/filingreview`,
        cancelUrl: `${place}/filingreview`,
      },
    });
  }

  private page(): CardPage {
    const url = this.answer?.data?.paymentURL;
    if (!url) throw new Error(`No payment is open: the registry answered ${JSON.stringify(this.answer)}.`);
    return new CardPage(url);
  }

  private reference(): string {
    return `${this.context.refId}.1`;
  }

  private async ownSessions() {
    const { data } = await this.context.client.call('payments');
    return (data?.payments ?? []).filter(({ refId }) => refId === this.context.refId);
  }

  /** The payment of the scenario's filing, as the provider and the registry name it. */
  async paid(): Promise<{ id: string; reference: string; amount: number }> {
    const { id, amount } = await this.session();
    return { id, amount, reference: this.reference() };
  }

  private async session() {
    const [session] = await this.ownSessions();
    if (!session) throw new Error('The provider knows no payment of this filing.');
    return session;
  }

  private async receipt(refId: string) {
    const { data } = await this.context.client.call('receipt', { body: { refId } });
    return { code: data?.code ?? 0, receipt: data?.receipt };
  }

  private async settledReceipt(refId: string) {
    for (let tries = 0; tries < PATIENCE.tries; tries += 1) {
      const answer = await this.receipt(refId);
      if (answer.code !== 202) return answer;
      await pause(PATIENCE.milliseconds);
    }
    return { code: 202, receipt: undefined };
  }
}
