import type { PiiMode, PiiStep, YesNo } from '#rules';
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
