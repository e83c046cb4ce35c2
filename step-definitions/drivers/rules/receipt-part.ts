import { annualReportEvent, formatMoney, receiptDateTime } from '#rules';
import type { ReceiptDriver } from '../parts/receipt';

/** How amounts, times and the calendar entry are written. */
export class RulesReceipt implements Pick<
  ReceiptDriver,
  'showMoney' | 'showTime' | 'shown' | 'setDue' | 'event'
> {
  private text = '';
  private due = '';

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
