import { Form, Formik, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { FormRules } from '#rules';
import { Button, ButtonRow } from '../controls/Button';
import { ErrorSummary } from '../controls/ErrorSummary';
import { FormRulesContext } from '../controls/form-rules-context';
import { formErrors } from './form-errors';
import { useFormRules, useRuleContext } from './rule-context';

interface QueryFormProps<V extends FormikValues> {
  rules: FormRules<V>;
  /** What was asked for; the address of the page has it. */
  values: V;
  /** The values, tidied; they keep every rule. */
  onAsk: (values: V) => void;
  /** What the button says. */
  action: string;
  /** Further buttons. */
  moreActions?: ReactNode;
  /** True where it searches the page's list, which assistive technology can go to; `label` tells it from others. */
  isSearch?: boolean;
  label?: string;
  /** False where there is one field, which says itself what is wrong. */
  errorSummary?: boolean;
  children: ReactNode;
}

/** A form that asks and saves nothing: what is entered is nothing that could be lost, so leaving the page asks nothing. */
export function QueryForm<V extends FormikValues>({
  rules,
  values,
  onAsk,
  action,
  moreActions,
  isSearch = false,
  label,
  errorSummary = true,
  children,
}: QueryFormProps<V>) {
  const context = useRuleContext();
  const formRules = useFormRules(rules);
  return (
    <Formik<V>
      enableReinitialize
      initialValues={values}
      validateOnBlur={false}
      validateOnChange={false}
      validate={(entered) => formErrors(rules, entered, context())}
      onSubmit={(entered) => onAsk(rules.tidied(entered))}
    >
      <FormRulesContext value={formRules}>
        <Form className="card" noValidate role={isSearch ? 'search' : undefined} aria-label={label}>
          {errorSummary && <ErrorSummary />}
          {children}
          <ButtonRow>
            <Button type="submit" variant="primary">
              {action}
            </Button>
            {moreActions}
          </ButtonRow>
        </Form>
      </FormRulesContext>
    </Formik>
  );
}
