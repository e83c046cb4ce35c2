import type { AnyObjectSchema } from 'yup';
import type { Form } from '../constraints/row';
import type { Filing } from '../filing/filing';
import type { StepName } from '../flows/step-name';
import type { Problem } from '../problem';

/** What a rule may look at beside the values: the filing as it stands and the time, as an ISO 8601 instant. */
export interface RuleContext {
  filing: Filing;
  now: string;
  /** When the record's last filing with a delayed effective date takes effect, ISO 8601, if there is one. */
  previousEffective?: string;
}

/** What a control needs to know of a field: its label in plain words, whether the asterisk stands, and its limit. */
export interface FieldRow {
  label: string;
  required: boolean;
  maxLength?: number;
  minLength?: number;
}

/** The rules of one form: a step's page, or an entry form inside it (a former, a filer, an email address). */
export interface FormRules<V> {
  /** The rows themselves, for the documentation and for counting what examples exercise. */
  form: Form;
  /** Rows by formik path (`streetAddress.address1`); empty for a path without a row. */
  field(path: string, context: RuleContext): FieldRow | undefined;
  schema(context: RuleContext): AnyObjectSchema;
  /** Every broken rule, in the order of the fields on the page; never throws. */
  problems(values: V, context: RuleContext): Problem[];
}

/** A step of a filing: how its values are read from and written to the filing, and its rules. */
export interface StepRules<V> extends FormRules<V> {
  step: StepName;
  read(filing: Filing): V;
  write(filing: Filing, values: V): Filing;
}
