import { Form, Formik } from 'formik';
import type { FormRules, SearchValues } from '#rules';
import { Button, ButtonRow } from '../controls/Button';
import { FormRulesContext } from '../controls/form-rules-context';
import { TextField } from '../controls/TextField';
import { formErrors } from './form-errors';
import { useFormRules, useRuleContext } from './rule-context';

interface SearchFormProps {
  rules: FormRules<SearchValues>;
  /** What was searched for; the address of the page has it. */
  text: string;
  /** What can be searched for. */
  hint: string;
  onSearch: (text: string) => void;
  /** What the button says; Search unless given. */
  action?: string;
  /** What leads back to everything, where something was searched for; none unless given. */
  clearLabel?: string;
}

/**
 * One box to search with. What is entered here is nothing that could be lost, so leaving asks nothing: the one form frame is for what
 * is saved.
 */
export function SearchForm({
  rules,
  text,
  hint,
  onSearch,
  action = 'Search',
  clearLabel = '',
}: SearchFormProps) {
  const context = useRuleContext();
  const formRules = useFormRules(rules);
  return (
    <Formik<SearchValues>
      enableReinitialize
      initialValues={{ text }}
      validateOnBlur={false}
      validateOnChange={false}
      validate={(values) => formErrors(rules, values, context())}
      onSubmit={(values) => onSearch(rules.tidied(values).text)}
    >
      <FormRulesContext value={formRules}>
        <Form className="card" noValidate role="search">
          <TextField name="text" hint={hint} autoComplete="off" />
          <ButtonRow>
            <Button type="submit" variant="primary">
              {action}
            </Button>
            {clearLabel && text !== '' && <Button onClick={() => onSearch('')}>{clearLabel}</Button>}
          </ButtonRow>
        </Form>
      </FormRulesContext>
    </Formik>
  );
}
