import type { FormName } from '../words/vocabulary/forms';
import type { MaybePromise } from '../foundation/maybe-promise';

/** What the filer is asked for, enters, and is told to be wrong. Fields are the nouns of the vocabulary. */
export interface FormsDriver {
  /** Opens a form with nothing entered, or with valid values that the scenario changes one at a time. */
  open(form: FormName, state: 'empty' | 'filled'): MaybePromise<void>;
  enter(field: string, text: string): MaybePromise<void>;
  /** @param choice the answer as the filer reads it, empty for none */
  choose(field: string, choice: string): MaybePromise<void>;
  select(field: string, marked: boolean): MaybePromise<void>;
  submit(): MaybePromise<void>;
  saveEntry(): MaybePromise<void>;
  /** Every sentence that the filer is told, in the order of the fields. */
  problems(): MaybePromise<string[]>;
  problemsWith(field: string): MaybePromise<string[]>;
  /** What the filer is told of a text that the field changed; empty where it changed nothing. */
  noteAt(field: string): MaybePromise<string>;
  /** @param expected where given, a page that is still to show it is waited for */
  shownValue(field: string, expected?: string): MaybePromise<string>;
  /** The value that is stored for the field. */
  storedValue(field: string): MaybePromise<string>;
  charactersLeft(): MaybePromise<number>;
  /** Whether the filer is offered to continue. */
  canContinue(): MaybePromise<boolean>;
}
