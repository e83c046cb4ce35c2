import type { AnyObjectSchema } from 'yup';
import type { Form } from '../constraints/row';
import type { FieldRow, RuleContext } from '../constraints/rule-context';
import type { Filing } from '../filing/filing';
import type { StepName } from '../flows/step-name';
import type { Problem } from '../problem';

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
