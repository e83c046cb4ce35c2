import type { FilingType, OpenFiling } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** A line of the filing history, as everybody reads it. */
export interface HistoryLine {
  what: string;
  filed: string;
  state: string;
}

/** A form on an entity on record: its fee as text, and the reason against it; empty when it can be filed. */
export interface FormLine {
  filingType: FilingType;
  fee: string;
  reason: string;
}

/** The public record of an entity. */
export interface RecordsDriver {
  setEntity(entityType: string, statusCode: string): MaybePromise<void>;
  setReportDueDay(day: string): MaybePromise<void>;
  /** Another filing on the entity that is not over. */
  setOpenFiling(filingType: FilingType, open: OpenFiling): MaybePromise<void>;
  setDelayedFiling(hasDelayedFiling: boolean): MaybePromise<void>;
  setFraudFlag(): MaybePromise<void>;
  /** @param instant ISO 8601 */
  lookAt(instant: string): MaybePromise<void>;
  lookUp(entityId: string): MaybePromise<void>;
  /** The company that the scenario has filed. */
  lookUpCompany(): MaybePromise<void>;
  search(text: string): MaybePromise<void>;
  isOnRecord(): MaybePromise<boolean>;
  /** Whether the record of the entity of this name is shown. */
  showsRecordOf(name: string): MaybePromise<boolean>;
  isSearchShown(): MaybePromise<boolean>;
  reportOpens(): MaybePromise<string>;
  reportIsLateFrom(): MaybePromise<string>;
  delinquentFrom(): MaybePromise<string>;
  reportState(): MaybePromise<string>;
  forms(): MaybePromise<FormLine[]>;
  setFiling(filingType: FilingType, isEffective: boolean, isUnderCheck: boolean): MaybePromise<void>;
  setEffectiveDate(instant: string): MaybePromise<void>;
  filingState(): MaybePromise<string>;
  isDocumentPublic(): MaybePromise<boolean>;
  /** What the record says about a filing that is not in effect; empty when there is nothing to say. */
  setDocument(standing: 'public' | 'notYet' | 'withheld'): MaybePromise<void>;
  /** What the history says in the place of the document; empty where it offers it. */
  wordsForDocument(): MaybePromise<string>;
  notice(): MaybePromise<string>;
  turnToPage(page: number): MaybePromise<void>;
  /** The lines of the page of the history that is shown. */
  history(): MaybePromise<HistoryLine[]>;
  openDocument(what: string): MaybePromise<void>;
  isPdf(): MaybePromise<boolean>;
  /** The files that everybody finds beside the document of this filing, with the bytes that they get. */
  attachmentsOf(what: string): MaybePromise<{ fileName: string; size: number }[]>;
}
