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

/** What visitors find at the front door: the forms. */
export interface FrontDoorDriver {
  setUnsupported(filingType: FilingType): MaybePromise<void>;
  listForms(): MaybePromise<void>;
  offers(): MaybePromise<FormOffer[]>;
  open(): MaybePromise<void>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const FRONT_DOOR_ACTIONS: DriverActions<FrontDoorDriver> = {
  setUnsupported: 'set that the registry does not support a form',
  listForms: 'list all forms',
  offers: 'tell which forms are listed',
  open: 'come to the portal',
};
