import type { PiiMode, PiiStep, YesNo } from '#rules';
import type { DriverActions } from '../../foundation/level-driver';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** The filers of a request to remove personal identifying information. */
export interface PersonalDataFilersDriver {
  /** A request with this many filers, being added to, edited or listed. */
  beginRequest(filers: number, mode: PiiMode): MaybePromise<void>;
  addFiler(name: string, more: YesNo): MaybePromise<void>;
  editFiler(place: number): MaybePromise<void>;
  saveFiler(name: string): MaybePromise<void>;
  deleteFiler(place: number): MaybePromise<void>;
  addAnother(): MaybePromise<void>;
  continueWith(more: YesNo): MaybePromise<void>;
  cancel(): MaybePromise<void>;
  /** Answers the question whether to leave with yes. */
  leave(): MaybePromise<void>;
  mode(): MaybePromise<PiiMode>;
  destination(): MaybePromise<PiiStep['to']>;
  filerNames(): MaybePromise<string[]>;
  additionalFilers(): MaybePromise<YesNo>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const PERSONAL_DATA_FILERS_ACTIONS: DriverActions<PersonalDataFilersDriver> = {
  beginRequest: 'begin a request',
  addFiler: 'add a filer',
  editFiler: 'edit a filer',
  saveFiler: 'save a filer',
  deleteFiler: 'delete a filer',
  addAnother: 'ask for another filer',
  continueWith: 'continue with an answer about additional filers',
  cancel: 'cancel',
  leave: 'leave a request',
  mode: 'tell what is done with the filers',
  destination: 'tell where the request leads',
  filerNames: 'list the filers',
  additionalFilers: 'tell the answer about additional filers',
};
