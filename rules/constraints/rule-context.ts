import type { Filing } from '../filing/filing';
import type { Repaired } from './repair';

/** What a rule may look at in addition to the values: the filing as it is now and the time, as an ISO 8601 instant. */
export interface RuleContext {
  filing: Filing;
  now: string;
}

/** What a control needs to know of a field: its label in plain words, whether it shows the asterisk, its limit, and how it repairs a text. */
export interface FieldRow {
  label: string;
  required: boolean;
  maxLength?: number;
  minLength?: number;
  /** What becomes of a text when its field is left; nothing where it is kept as it was typed. */
  repair?: (typed: string) => Repaired;
}
