import type { CertificateStanding, FilingType, FittingKind, KindAnswers } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** A form as the list of all forms has it; fees as text, empty where there is none. */
export interface FormOffer {
  filingType: FilingType;
  task: string;
  fee: string;
  late: string;
  /** The types of entities in words, or `any`. */
  for: string;
  needs: string[];
}

/** A search for businesses; empty texts ask for any status and the first page. */
export interface BusinessSearch {
  name: string;
  status: string;
  page: string;
}

/** What visitors do without a filing: find businesses, check certificates, choose a form. */
export interface PublicPagesDriver {
  findBusinesses(search: BusinessSearch): MaybePromise<void>;
  /** The names on the page that is shown. */
  businesses(): MaybePromise<string[]>;
  isCloseSpelling(): MaybePromise<boolean>;
  setCertificate(saidName: string): MaybePromise<void>;
  /** Makes a certificate out for an entity of this type. */
  makeOut(entityType: string): MaybePromise<void>;
  /** What it says of the entity. */
  certifiedStatement(): MaybePromise<string>;
  setRecord(entityName: string, statusCode: string): MaybePromise<void>;
  issueCertificate(entityId: string): MaybePromise<void>;
  /** The numbers of the certificates that the scenario has had issued. */
  certificateNumbers(): MaybePromise<string[]>;
  checkCertificate(number: string): MaybePromise<void>;
  /** Null for a number that was never issued. */
  certificateStanding(): MaybePromise<CertificateStanding | null>;
  answerKind(answers: KindAnswers): MaybePromise<void>;
  fittingKind(): MaybePromise<FittingKind | null>;
  openQuestion(): MaybePromise<string>;
  typeName(text: string): MaybePromise<void>;
  /** The words by which a business is looked for. */
  wordsLookedFor(): MaybePromise<readonly string[]>;
  compareWords(typed: string, onRecord: string): MaybePromise<void>;
  setUnsupported(filingType: FilingType): MaybePromise<void>;
  /** A filer asks for a filing that does not say which form it is. */
  askForUnnamed(): MaybePromise<void>;
  isAvailableOnline(): MaybePromise<boolean>;
  listForms(): MaybePromise<void>;
  offers(): MaybePromise<FormOffer[]>;
  open(): MaybePromise<void>;
}
