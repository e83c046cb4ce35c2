import type { FilingType } from '#rules';
import type { DriverActions } from '../levels/level-driver';
import type { MaybePromise } from '../levels/maybe-promise';

/** A form as the list of all forms has it; fees as text, empty where there is none. */
export interface FormOffer {
  filingType: FilingType;
  task: string;
  fee: string;
  late: string;
  /** Types of entities, or `any`. */
  for: string;
  needs: string[];
}

/** A search for businesses; empty texts ask for any status and the first page. */
export interface BusinessSearch {
  name: string;
  status: string;
  page: string;
}

/** What visitors find at the front door: businesses and forms. */
export interface FrontDoorDriver {
  findBusinesses(search: BusinessSearch): MaybePromise<void>;
  /** The names on the page that is shown. */
  businesses(): MaybePromise<string[]>;
  isCloseSpelling(): MaybePromise<boolean>;
  compareWords(typed: string, onRecord: string): MaybePromise<void>;
  setUnsupported(filingType: FilingType): MaybePromise<void>;
  listForms(): MaybePromise<void>;
  offers(): MaybePromise<FormOffer[]>;
  open(): MaybePromise<void>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const FRONT_DOOR_ACTIONS: DriverActions<FrontDoorDriver> = {
  findBusinesses: 'look for businesses by name',
  businesses: 'tell which businesses were found',
  isCloseSpelling: 'tell whether a spelling is close',
  compareWords: 'compare how two words are spelled',
  setUnsupported: 'set that the registry does not support a form',
  listForms: 'list all forms',
  offers: 'tell which forms are listed',
  open: 'come to the portal',
};
