import type { FormName } from '../vocabulary/forms';
import type { Soon } from '../levels/maybe-promise';

/** What the filer is asked for, enters, and is told to be wrong. Fields are the nouns of the vocabulary. */
export interface FormDriver {
  /** Opens a form with nothing entered, or with sound values to be spoilt one at a time. */
  open(form: FormName, state: 'empty' | 'filled'): Soon<void>;
  enter(field: string, text: string): Soon<void>;
  /** @param choice the answer as the filer reads it, empty for none */
  choose(field: string, choice: string): Soon<void>;
  mark(field: string, marked: boolean): Soon<void>;
  goOn(): Soon<void>;
  saveEntry(): Soon<void>;
  /** Every sentence that the filer is told, in the order of the fields. */
  problems(): Soon<string[]>;
  problemsWith(field: string): Soon<string[]>;
  reads(field: string): Soon<string>;
  /** What is kept of the field. */
  recorded(field: string): Soon<string>;
  charactersLeft(): Soon<number>;
  /** Whether the form may be left as it stands. */
  mayGoOn(): Soon<boolean>;
}
