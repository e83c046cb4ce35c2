import type { Coming, FilingToCome, FilingType } from '#rules';
import {
  comingFor,
  comingNotes,
  comingSentence,
  initialFiling,
  precededFilings,
  revokedFilingRules,
  transactionOf,
  englishOf,
} from '#rules';
import { officeInstant } from '../../words/vocabulary/office-instant';
import { levelDriver } from '../../foundation/level-driver';
import { withRecord } from '../../samples/record';
import type { ComingDriver, ComingLine, ListedFiling } from './driver';

const transactionTypeOf = (filingType: FilingType): string =>
  transactionOf(filingType, 'DLLC')?.transactionType ?? '';

const toCome = ({ filingType, document, isInReview, received, takesEffect }: ListedFiling): FilingToCome => ({
  isInReview,
  transactionType: transactionTypeOf(filingType),
  document,
  filing: initialFiling({ filingType, submissionKey: document, entityId: '20101000001', entityType: 'DLLC' }),
  filedAt: officeInstant(received),
  effectiveAt: officeInstant(takesEffect || received),
});

/** What is coming for an entity, by the rule book. */
export class RulesComingDriver extends levelDriver<ComingDriver>() {
  private filings: FilingToCome[] = [];
  private report = { statusCode: 'GOOD', reportDueDay: null as string | null };
  private readonly paying: string[] = [];

  override setFilings(filings: readonly ListedFiling[]): void {
    this.filings = filings.map(toCome);
  }

  override setReport(statusCode: string, reportDueDay: string): void {
    this.report = { statusCode, reportDueDay };
  }

  override setPaying(filingType: FilingType): void {
    this.paying.push(transactionTypeOf(filingType));
  }

  override coming(): ComingLine[] {
    return this.all().map((one) => ({
      what: englishOf(comingSentence(one)),
      notes: comingNotes(one).map(englishOf).join(' '),
    }));
  }

  override toldBeforePaying(filingType: FilingType, time: string): string {
    const begun = initialFiling({
      filingType,
      submissionKey: 'own',
      entityId: '20101000001',
      entityType: 'DLLC',
    });
    const filing = withRecord(begun, { coming: this.all() });
    return precededFilings(filing, officeInstant(time))
      .flatMap(({ sentences }) => sentences.map(englishOf))
      .join(' ');
  }

  override toldOnRevoking(document: string, time: string): string {
    const begun = initialFiling({
      filingType: 'revoke',
      submissionKey: 'own',
      entityId: '20101000001',
      entityType: 'DLLC',
    });
    const filing = withRecord(begun, { coming: this.all() });
    const problems = revokedFilingRules.problems({ revokes: document }, { filing, now: officeInstant(time) });
    return problems.map(({ message }) => message).join(' ');
  }

  private all(): Coming[] {
    return comingFor({ ...this.report, filings: this.filings, paying: this.paying });
  }
}
