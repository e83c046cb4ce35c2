import type { FilingType, ListedState } from '#rules';
import {
  annualReportEvent,
  filedNames,
  filedSentences,
  formatMoney,
  isRevoked,
  isUnderReview,
  initialFiling,
  namesAt,
  receiptDateTime,
  receiptReview,
  receiptRows,
  reviewNotice,
  englishOf,
} from '#rules';
import type { ReceiptDriver } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';

const SAMPLE = {
  name: 'Cedar Bluff Farms LLC',
  masterId: '20261000001',
  dateTimeDisplay: receiptDateTime('2026-11-20T16:05:00Z'),
  transactionName: 'Articles of Organization',
  transactionId: '20261000002',
  amount: 50,
};

const FILED_AT = '2026-11-20T16:05:00Z';
/** When a filing takes effect; unknown while it waits for review. */
const EFFECT_OF: Readonly<Record<ListedState, string>> = {
  waitingForReview: '',
  delayed: '2026-12-15T16:00:00Z',
  effective: FILED_AT,
  revoked: '2026-12-15T16:00:00Z',
};

/** The names of an entity that a filing renames: on record, and as the filer entered it. */
const NAMES_OF: Partial<Record<FilingType, { statusCode: string; oldName: string; name: string }>> = {
  amend: { statusCode: 'GOOD', oldName: 'Acme LLC', name: 'Summit LLC' },
  cure: { statusCode: 'DQQ', oldName: 'Acme LLC, Delinquent March 3, 2021', name: 'Summit LLC' },
  reinstate: { statusCode: 'VDISS', oldName: 'Acme LLC, Dissolved March 3, 2021', name: 'Summit LLC' },
  chgpoa: { statusCode: 'GOOD', oldName: 'Acme LLC', name: 'Acme LLC' },
};

/** How amounts, times and the calendar entry are written. */
export class RulesReceiptDriver extends levelDriver<ReceiptDriver>() {
  private text: string | undefined;
  private isUnderCheck: boolean | undefined;
  private paymentDetails = { paymentType: '', last4: '' };
  private dueDay: string | undefined;
  private filed: { name: string; sentence: string } | undefined;
  private lookAt: (now: string) => void = () => undefined;

  override setPaymentDetails(paymentType: string, last4: string): void {
    this.paymentDetails = { paymentType, last4 };
  }

  override lines(): { line: string; value: string }[] {
    return receiptRows({ ...SAMPLE, ...this.paymentDetails }).map(({ label, value }) => ({
      line: label,
      value,
    }));
  }

  override fileWithName(filingType: FilingType, state: ListedState, name?: string): void {
    const newFiling = initialFiling({ filingType, submissionKey: 'key', entityId: SAMPLE.masterId });
    const { statusCode, ...names } = NAMES_OF[filingType] ?? {
      statusCode: 'GOOD',
      name: SAMPLE.name,
      oldName: '',
    };
    const entityNameValues = {
      ...newFiling.entityNameValues,
      isNameChanged: 'Y' as const,
      ...names,
      ...(name !== undefined && { name }),
    };
    const filed = filedNames({ ...newFiling, statusCode, entityNameValues }, state);
    const facts = {
      ...filed,
      adminFraudCheck: isUnderReview(state),
      effectiveDate: EFFECT_OF[state],
      isRevoked: isRevoked(state),
    };
    this.lookAt = (now) => {
      const { name, sentence } = namesAt(facts, now);
      this.filed = { name, sentence: englishOf(sentence) };
      const filedNow = filedSentences({ ...facts, filingType, entityName: filed.name }, now);
      this.text = filedNow.map(englishOf).join(' ');
    };
    this.lookAt(FILED_AT);
  }

  override lookAgain(instant: string): void {
    this.lookAt(instant);
  }

  override names(): { name: string; sentence: string } {
    return checked(this.filed);
  }

  override setFraudCheck(isUnder: boolean): void {
    this.isUnderCheck = isUnder;
  }

  override notice(): string {
    const review = receiptReview({ adminFraudCheck: checked(this.isUnderCheck) });
    const filing = { filingType: 'chgra' as const, name: SAMPLE.name };
    return review
      ? reviewNotice({ ...filing, review }, FILED_AT)
          .sentences.map(englishOf)
          .join(' ')
      : '';
  }

  override showAmount(dollars: number): void {
    this.text = formatMoney(dollars);
  }

  override showTime(instant: string): void {
    this.text = receiptDateTime(instant);
  }

  override shownText(): string {
    return checked(this.text);
  }

  override setReportDueDate(day: string): void {
    this.dueDay = day;
  }

  override calendarEntry(): { start: string; minutes: number; fileName: string } {
    const { start, duration, fileName } = annualReportEvent(checked(this.dueDay));
    return { start, fileName, minutes: duration.hours * 60 + duration.minutes };
  }

  override calendarText(entityName: string): string {
    return englishOf(annualReportEvent(checked(this.dueDay), entityName).description);
  }
}
