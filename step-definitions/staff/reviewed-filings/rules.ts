import type { FilingType, ReceiptReview, RecordFact, ReviewedFiling, ReviewNotice } from '#rules';
import { removesStatutorySuffix, reviewNotice, englishOf } from '#rules';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import type { ReviewedFilingsDriver } from './driver';

/** When the office decides in scenarios, and until when a rejected filing can be corrected. */
const DECIDED_AT = '2026-11-25T17:00:00Z';
const CORRECT_UNTIL = '2026-12-25T17:00:00Z';

/** What the receipt says of a review, by the rule book. */
export class RulesReviewedFilingsDriver extends levelDriver<ReviewedFilingsDriver>() {
  private filing: ReviewedFiling = { filingType: '', name: '', review: { state: 'waiting' } };
  private shown: ReviewNotice | undefined;

  override setReview(filingType: FilingType, state: ReceiptReview['state'], effectiveDate: string): void {
    const review: ReceiptReview = {
      state,
      ...(state !== 'waiting' && { decidedAt: DECIDED_AT }),
      ...(state === 'rejected' && { correctUntil: CORRECT_UNTIL }),
    };
    const renames = removesStatutorySuffix(filingType);
    this.filing = {
      filingType,
      name: renames ? 'Acme LLC, Dissolved March 3, 2021' : 'Acme LLC',
      ...(renames && { laterName: 'Acme LLC' }),
      ...(effectiveDate && { effectiveDate }),
      review,
    };
  }

  override setLeftOut(leftOut: string[]): void {
    this.filing = { ...this.filing, review: { ...this.filing.review, leftOut } };
  }

  override setOvertaken(document: string): void {
    this.overtake(['registeredAgent'], document);
  }

  override setOvertakenByDueDay(): void {
    this.overtake(['status', 'periodicReport'], '');
  }

  private overtake(facts: RecordFact[], document: string): void {
    const overtaken = facts.map((fact) => ({ fact, document }));
    this.filing = { ...this.filing, review: { ...this.filing.review, overtaken } };
  }

  override setRequestedEffect(requestedEffect: string): void {
    this.filing = { ...this.filing, requestedEffect };
  }

  override lookAt(instant: string): void {
    this.shown = reviewNotice(this.filing, instant);
  }

  override lookAtSent(instant: string): void {
    const { correctUntil: _forItsFiler, ...review } = this.filing.review;
    this.shown = reviewNotice({ ...this.filing, review }, instant);
  }

  override notice(): string {
    return checked(this.shown).sentences.map(englishOf).join(' ');
  }

  override canCorrect(): boolean {
    return checked(this.shown).canCorrect;
  }
}
