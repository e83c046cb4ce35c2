import { annualReportEvent, formatMoney, receiptDateTime, receiptNotice, receiptRows } from '#rules';
import type { ReceiptDriver } from './driver';

const SAMPLE = {
  name: 'Cedar Bluff Farms LLC',
  masterId: '20261000001',
  dateTimeDisplay: receiptDateTime('2026-11-20T16:05:00Z'),
  transactionName: 'Articles of Organization',
  transactionId: '20261000002',
  amount: 50,
};

/** How amounts, times and the calendar entry are written. */
export class RulesReceipt implements Pick<
  ReceiptDriver,
  'hold' | 'lines' | 'putUnderFraudCheck' | 'notice' | 'showMoney' | 'showTime' | 'shown' | 'setDue' | 'event'
> {
  private text = '';
  private isUnderCheck = false;
  private paid = { paymentType: '', last4: '' };
  private due = '';

  hold(paymentType: string, last4: string): void {
    this.paid = { paymentType, last4 };
  }

  lines(): { line: string; value: string }[] {
    return receiptRows({ ...SAMPLE, ...this.paid }).map(({ label, value }) => ({ line: label, value }));
  }

  putUnderFraudCheck(isUnder: boolean): void {
    this.isUnderCheck = isUnder;
  }

  notice(): string {
    return receiptNotice(this.isUnderCheck);
  }

  showMoney(dollars: number): void {
    this.text = formatMoney(dollars);
  }

  showTime(instant: string): void {
    this.text = receiptDateTime(instant);
  }

  shown(): string {
    return this.text;
  }

  setDue(day: string): void {
    this.due = day;
  }

  event(): { start: string; minutes: number; fileName: string } {
    const { start, duration, fileName } = annualReportEvent(this.due);
    return { start, fileName, minutes: duration.hours * 60 + duration.minutes };
  }
}
