import { annualReportEvent, formatMoney, receiptDateTime, receiptNotice, receiptRows } from '#rules';
import type { ReceiptDriver } from './driver';
import { RECEIPT_ACTIONS } from './driver';
import { levelDriver } from '../levels/level-driver';

const SAMPLE = {
  name: 'Cedar Bluff Farms LLC',
  masterId: '20261000001',
  dateTimeDisplay: receiptDateTime('2026-11-20T16:05:00Z'),
  transactionName: 'Articles of Organization',
  transactionId: '20261000002',
  amount: 50,
};

/** How amounts, times and the calendar entry are written. */
export class RulesReceiptDriver extends levelDriver<ReceiptDriver>('rules', RECEIPT_ACTIONS) {
  private text = '';
  private isUnderCheck = false;
  private paymentDetails = { paymentType: '', last4: '' };
  private dueDay = '';

  override setPaymentDetails(paymentType: string, last4: string): void {
    this.paymentDetails = { paymentType, last4 };
  }

  override lines(): { line: string; value: string }[] {
    return receiptRows({ ...SAMPLE, ...this.paymentDetails }).map(({ label, value }) => ({
      line: label,
      value,
    }));
  }

  override setFraudCheck(isUnder: boolean): void {
    this.isUnderCheck = isUnder;
  }

  override notice(): string {
    return receiptNotice(this.isUnderCheck);
  }

  override showAmount(dollars: number): void {
    this.text = formatMoney(dollars);
  }

  override showTime(instant: string): void {
    this.text = receiptDateTime(instant);
  }

  override shownText(): string {
    return this.text;
  }

  override setReportDueDate(day: string): void {
    this.dueDay = day;
  }

  override calendarEntry(): { start: string; minutes: number; fileName: string } {
    const { start, duration, fileName } = annualReportEvent(this.dueDay);
    return { start, fileName, minutes: duration.hours * 60 + duration.minutes };
  }
}
