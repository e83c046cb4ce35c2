import {
  ENTITY_TYPE_WORDS,
  type FilingType,
  formatMoney,
  isCloseSpelling,
  isForAnyType,
  isSupportedFiling,
  offeredForms,
  certificateStanding,
  certificateText,
  type CertificateStanding,
  fittingKind,
  type FittingKind,
  type KindAnswers,
  openKindQuestion,
  searchWords,
} from '#rules';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import { wordOf } from '../../words/vocabulary/record-words';
import { type FormOffer, type PublicPagesDriver } from './driver';

/** What the rule book decides for the public pages. */
export class RulesPublicPagesDriver extends levelDriver<PublicPagesDriver>() {
  private isAvailable: boolean | undefined;
  private unsupported: FilingType | null = null;
  private listed: FormOffer[] | undefined;
  private isClose: boolean | undefined;
  private words: readonly string[] | undefined;
  private saidName = '';
  private standing: CertificateStanding | null | undefined;
  private statement: string | undefined;
  private answers: KindAnswers = { purpose: '', protects: '', sellsShares: '', hasCapitalStock: '' };

  override setCertificate(saidName: string): void {
    this.saidName = saidName;
  }

  override makeOut(entityType: string): void {
    this.statement = certificateText({
      name: 'Aspen Ledger',
      entityId: '20101000001',
      entityType,
      jurisdiction: 'Colorado',
      formationDate: '2010-03-05',
      issuedAt: '2026-11-20T16:00:00Z',
      number: '4F7K22QX90BDM3TA',
    }).statement;
  }

  override certifiedStatement(): string {
    return checked(this.statement);
  }

  override setRecord(entityName: string, statusCode: string): void {
    this.standing = certificateStanding(this.saidName, { entityName, statusCode });
  }

  override certificateStanding(): CertificateStanding | null {
    return checked(this.standing);
  }

  override answerKind(answers: KindAnswers): void {
    this.answers = answers;
  }

  override fittingKind(): FittingKind | null {
    return fittingKind(this.answers);
  }

  override openQuestion(): string {
    return openKindQuestion(this.answers) ?? '';
  }

  override typeName(text: string): void {
    this.words = searchWords(text);
  }

  override wordsLookedFor(): readonly string[] {
    return checked(this.words);
  }

  override compareWords(typed: string, onRecord: string): void {
    this.isClose = isCloseSpelling(typed, onRecord);
  }

  override isCloseSpelling(): boolean {
    return checked(this.isClose);
  }

  override setUnsupported(filingType: FilingType): void {
    this.unsupported = filingType;
  }

  override askForUnnamed(): void {
    this.isAvailable = isSupportedFiling('');
  }

  override isAvailableOnline(): boolean {
    return checked(this.isAvailable);
  }

  override listForms(): void {
    const forms = offeredForms((type) => type !== this.unsupported && isSupportedFiling(type));
    this.listed = forms.map((form) => ({
      filingType: form.filingType,
      task: form.task,
      fee: formatMoney(form.fee),
      late: form.lateFee === null ? '' : formatMoney(form.lateFee),
      for: isForAnyType(form)
        ? 'any'
        : form.entityTypes.map((type) => wordOf(ENTITY_TYPE_WORDS, type)).join(', '),
      needs: form.needs,
    }));
  }

  override offers(): FormOffer[] {
    return checked(this.listed);
  }
}
