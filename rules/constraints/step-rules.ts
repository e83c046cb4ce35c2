import type { Form, RowTree } from './row';
import type { FieldRow, RuleContext } from './rule-context';
import type { Filing } from '../filing/filing';
import type { StepName } from '../steps/all-steps';
import type { Problem } from '../problem';

/** The rules of one form: a step's page, or an entry form inside it (a former, a filer, an email address). */
export interface FormRules<V> {
  /** The rows themselves, for the documentation and for counting what examples exercise. */
  form: Form;
  /** Rows by formik path (`streetAddress.address1`); empty for a path without a row. */
  field(path: string, context: RuleContext): FieldRow | undefined;
  /** The values as they are kept: text trimmed, and what else a row normalizes (W5-trim). */
  tidied(values: V): V;
  /** Every broken rule of the values as they would be kept, in the order of the fields on the page; never throws. */
  problems(values: V, context: RuleContext): Problem[];
}

/** A step of a filing: how its values are read from and written to the filing, and its rules. */
export interface StepRules<V> extends FormRules<V> {
  step: StepName;
  read(filing: Filing): V;
  /** The filing with the values in it, tidied. */
  write(filing: Filing, values: V): Filing;
}

/** The rules of a whole step, whose rows are known at their places in the filing. */
export interface WholeStepRules<V> extends StepRules<V> {
  rowsInFiling: RowTree;
}
