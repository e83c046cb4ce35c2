import type { EntityFacts, FilingType, ListedState, OpenFiling, ReportWindow } from '#rules';
import {
  comingSentence,
  ENTITY_TYPES,
  filedState,
  filedStateText,
  formatMoney,
  formsOnRecord,
  historyDocument,
  isFiledDocumentPublic,
  isListed,
  isToCome,
  isUnderReview,
  officeDay,
  recordedAfter,
  reportState,
  reportWindow,
  transactionOf,
  englishOf,
} from '#rules';
import type { FormLine, RecordsDriver } from './driver';
import type { RulesScenarioContext } from '../../scenario/context/rules';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';

/** What the rule book says of a record: the window of its report, its forms, and what became of its filings. */
export class RulesRecordsDriver extends scenarioDriver<RecordsDriver, RulesScenarioContext>() {
  private entity: EntityFacts = {
    entityType: 'DLLC',
    statusCode: 'GOOD',
    fraudFlag: false,
    reportDueDay: null,
    held: {},
    hasDelayedFiling: false,
  };
  private now: string | undefined;
  private filing: { filingType: FilingType; state: ListedState } = { filingType: 'chgpoa', state: 'delayed' };
  private effectiveDate: string | undefined;
  private document = { isWithheld: false, hasDocument: false };

  override setEntity(entityType: string, statusCode: string): void {
    this.entity = { ...this.entity, entityType, statusCode };
  }

  override setReportDueDay(reportDueDay: string): void {
    this.entity = { ...this.entity, reportDueDay };
  }

  override setOpenFiling(filingType: FilingType, open: OpenFiling): void {
    const entityType = ENTITY_TYPES.find((type) => type === this.entity.entityType) ?? '';
    const transactionType = transactionOf(filingType, entityType)?.transactionType ?? '';
    this.entity = { ...this.entity, held: { ...this.entity.held, [transactionType]: open } };
  }

  override setDelayedFiling(hasDelayedFiling: boolean): void {
    this.entity = { ...this.entity, hasDelayedFiling };
  }

  override setFraudFlag(): void {
    this.entity = { ...this.entity, fraudFlag: true };
  }

  override lookAt(instant: string): void {
    this.now = instant;
  }

  override reportOpens(): string {
    return this.window().opens;
  }

  override reportIsLateFrom(): string {
    return this.window().lateFrom;
  }

  override delinquentFrom(): string {
    return this.window().delinquentFrom;
  }

  override reportState(): string {
    return reportState(this.window(), officeDay(checked(this.now)));
  }

  override forms(): FormLine[] {
    return formsOnRecord(this.entity, checked(this.now), this.context.isOnline).map(
      ({ filingType, fee, obstacle }) => ({
        filingType,
        fee: formatMoney(fee),
        reason: englishOf(obstacle ?? ''),
      }),
    );
  }

  override setFiling(filingType: FilingType, isEffective: boolean, isUnderFraudCheck: boolean): void {
    const recorded = recordedAfter('received', 'record', { isUnderFraudCheck, isDayToCome: !isEffective });
    const state = isEffective && isUnderReview(recorded) ? recordedAfter(recorded, 'approve') : recorded;
    if (!isListed(state)) throw new Error('The filing is not on record.');
    this.filing = { filingType, state };
  }

  override setEffectiveDate(instant: string): void {
    this.effectiveDate = instant;
  }

  override filingState(): string {
    return filedStateText(filedState(this.filing.state));
  }

  override isDocumentPublic(): boolean {
    return isFiledDocumentPublic(this.filing.state);
  }

  override setDocument(standing: 'public' | 'notYet' | 'withheld'): void {
    this.document = { isWithheld: standing === 'withheld', hasDocument: standing === 'public' };
  }

  override wordsForDocument(): string {
    const offered = historyDocument(this.document);
    return offered.isOffered ? '' : offered.text;
  }

  override notice(): string {
    const transaction = transactionOf(this.filing.filingType, 'DLLC');
    const { state } = this.filing;
    if (!isToCome(state)) return '';
    const code = isUnderReview(state) ? 'inReview' : 'delayed';
    const transactionType = transaction?.transactionType ?? '';
    return englishOf(comingSentence({ code, on: this.effectiveDate ?? '', transactionType }));
  }

  private window(): ReportWindow {
    const window = reportWindow(this.entity.reportDueDay ?? '');
    if (window === null) throw new Error('The scenario does not say when the report is due.');
    return window;
  }
}
