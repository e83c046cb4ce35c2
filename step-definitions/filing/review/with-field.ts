import type { Filing } from '#rules';
import { STEP_RULES } from '#rules';
import type { Values } from '../../forms/rule-forms/field-values';
import { withValueAt } from '../../forms/rule-forms/field-values';
import { RULES_FORMS } from '../../forms/rule-forms/all';
import { FIELDS } from '../../words/vocabulary/fields';
import type { FormName } from '../../words/vocabulary/forms';
import { FORMS } from '../../words/vocabulary/forms';

const FORM_NAMES = Object.keys(FORMS) as FormName[];

/** The filing with a text in a field of one of its steps, as that step writes it. */
export function withField(filing: Filing, field: string, text: string): Filing {
  const [form] = FORM_NAMES.filter((name) => FIELDS[name][field] && RULES_FORMS[name].write);
  const step = form && FORMS[form];
  const rules = step && STEP_RULES[step];
  if (!form || !rules) throw new Error(`The ${field} belongs to no step of a filing.`);
  const values = rules.read(filing) as Values;
  return rules.write(filing, withValueAt(values, FIELDS[form][field]?.[0] ?? '', text));
}
