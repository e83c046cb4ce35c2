import type { Filing } from '../filing/filing';
import type { Repaired } from './repair';

/** What a rule may read in addition to the values: the filing as it is now and the time, as an ISO 8601 instant. */
export interface RuleContext {
  filing: Filing;
  now: string;
}

/** What a control needs to know about a field: its label, whether it shows the asterisk, its length limit, and how it normalizes a text. */
export interface FieldRow {
  label: string;
  required: boolean;
  maxLength?: number;
  minLength?: number;
  /** How a text changes when its field is left; undefined where it is stored as typed. */
  repair?: (typed: string) => Repaired;
}
