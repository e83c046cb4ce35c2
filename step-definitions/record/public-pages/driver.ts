import type { CertificateStanding, FilingType, FittingKind, KindAnswers } from '#rules';
import type { DriverActions } from '../../foundation/level-driver';
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

/** What each action does, named in the error of a level that cannot do it. */
export const PUBLIC_PAGES_ACTIONS: DriverActions<PublicPagesDriver> = {
  findBusinesses: 'look for businesses by name',
  businesses: 'tell which businesses were found',
  isCloseSpelling: 'tell whether a spelling is close',
  setCertificate: 'set what a certificate says',
  makeOut: 'make a certificate out',
  certifiedStatement: 'tell what a certificate says of an entity',
  setRecord: 'set what the record says of the entity of a certificate',
  issueCertificate: 'have a certificate issued',
  certificateNumbers: 'tell the numbers of certificates',
  checkCertificate: 'check a certificate',
  certificateStanding: 'tell what a certificate is worth',
  answerKind: 'answer what kind of company is wanted',
  fittingKind: 'tell which kind of company fits',
  openQuestion: 'tell which question is open',
  typeName: 'type the name of a business',
  wordsLookedFor: 'tell by which words a business is looked for',
  compareWords: 'compare how two words are spelled',
  setUnsupported: 'set that the registry does not support a form',
  askForUnnamed: 'ask for a filing that names no form',
  isAvailableOnline: 'tell whether what was asked for is available online',
  listForms: 'list all forms',
  offers: 'tell which forms are listed',
  open: 'come to the portal',
};
