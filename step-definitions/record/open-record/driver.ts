import type { MaybePromise } from '../../foundation/maybe-promise';

/** A move of an office as the log tells it: the streets before and after it. */
export interface ToldMove {
  from: string | undefined;
  to: string | undefined;
}

/** A file of the whole record, as it is told. */
export interface FileTold {
  format: string;
  day: string;
  size: string;
  position: string;
  sha256: string;
}

/** What anybody may read of the registry, and follow. */
export interface OpenRecordDriver {
  /** The last move of the company's office in the log. */
  lastMove(): MaybePromise<ToldMove>;
  /** Where the office of the company stood before the scenario moved it. */
  formerStreet(): MaybePromise<string>;
  /** What of the log is found in pages of this size, in one text. */
  log(pageSize: number): MaybePromise<string>;
  /** Where the log ends, and what is said of a place beyond it. */
  beyondTheEnd(): MaybePromise<{ end: number; told: number | undefined }>;
  /** Begins to wait for the next change. */
  waitForChange(): MaybePromise<void>;
  /** The street of the office in the change that was waited for. */
  streetInAwaitedChange(): MaybePromise<string | undefined>;
  /** Remembers the last place of the log, as a reader of events who leaves. */
  leaveEvents(): MaybePromise<void>;
  /** The street of the office in the events since. */
  streetInMissedEvents(): MaybePromise<string | undefined>;
  /** A company with a Statement of Removal on record has moved its office to a street. */
  moveWithRemoval(street: string): MaybePromise<void>;
  /** The office withholds a document, or the document that moved the office where none is named. */
  withhold(document?: string): MaybePromise<void>;
  /** The facts that the record tells, and the parts that it keeps back. */
  told(): MaybePromise<{ facts: string[]; keptBack: string[] }>;
  /** The values that the change by a document tells, before and after it. */
  valuesOfChange(document: string): MaybePromise<{ before: object; after: object }>;
  /** The last line of the company in the log. */
  lastLine(): MaybePromise<{ kind: string; withheld: string[]; values: number }>;
  /** All that the open record answers about the company, in one text. */
  everything(): MaybePromise<string>;
  /** The record of the company as anybody reads it, its filings, and what is answered to who has the record already. */
  record(): MaybePromise<{ office: string | undefined; filings: number; notModified: number }>;
  /** The office makes the files of the whole record, unless there are some of today. */
  makeFiles(): MaybePromise<void>;
  /** Opens the page for developers. */
  openPage(): MaybePromise<void>;
  /** What is told of each file: its format, size, position and hash. */
  filesListed(): MaybePromise<FileTold[]>;
  /** The same, as the page for developers shows it. */
  filesOnPage(): MaybePromise<FileTold[]>;
  /** What the page for developers leads to: addresses that do not answer. */
  brokenExamples(): MaybePromise<string[]>;
  /** Whether the company is found by its name, type, status, city and day of formation at once. */
  findByFilters(): MaybePromise<boolean>;
}
