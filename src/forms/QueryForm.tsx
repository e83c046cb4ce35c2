import { Formik, type FormikErrors, type FormikValues } from 'formik';
import { type ReactNode, useEffect } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import type { FormRules } from '#rules';
import { Button, ButtonRow } from '../controls/Button';
import { ErrorSummary } from '../controls/errors/ErrorSummary';
import { FormRulesContext } from '../controls/fields/form-rules-context';
import { RequiredLegend } from '../controls/fields/Field';
import { FieldsForm } from './FieldsForm';
import { formErrors } from './form-errors';
import { useFormRules, useRuleContext } from './rule-context';

interface QueryFormProps<V extends FormikValues> {
  rules: FormRules<V>;
  /** The submitted search; the address of the page has it. */
  values: V;
  /** The values, tidied; they keep every rule. `options`: what this makes of the browser's history. */
  onAsk: (values: V, options?: NavigateOptions) => void;
  /** What the button says. */
  action: string;
  /** Further buttons. */
  moreActions?: ReactNode;
  /** True where it searches the page's list, which assistive technology can go to; `label` tells it from others. */
  isSearch?: boolean;
  /** The address has all of the search: what is wrong with it is shown at once, since nothing is looked for then. */
  isAsked?: boolean;
  label?: string;
  children: ReactNode;
}

/**
 * The search submitted on a page from the server before the application ran: the browser itself then put the fields, by their names, into
 * the address. Null without one, or where the address equals the form.
 */
function askedEarly<V extends FormikValues>(params: URLSearchParams, values: V): V | null {
  const fields = Object.keys(values);
  const isAsked = fields.every((field) => params.has(field));
  const isNew = fields.some((field) => params.get(field) !== values[field]);
  return isAsked && isNew
    ? (Object.fromEntries(fields.map((field) => [field, params.get(field)])) as V)
    : null;
}

/** A form that searches and saves nothing: its input cannot be lost, so leaving the page needs no question. */
export function QueryForm<V extends FormikValues>({
  rules,
  values,
  onAsk,
  action,
  moreActions,
  isSearch = false,
  isAsked = false,
  label,
  children,
}: QueryFormProps<V>) {
  const context = useRuleContext();
  const formRules = useFormRules(rules);
  const [params] = useSearchParams();
  const early = askedEarly(params, values);
  const isAnyRequired = Object.keys(values).some((field) => rules.field(field, context())?.required);
  const initialValues = early ?? values;
  useEffect(() => {
    if (early === null || rules.problems(early, context()).length > 0) return;
    onAsk(rules.tidied(early), { replace: true });
  });
  return (
    <Formik<V>
      enableReinitialize
      initialValues={initialValues}
      initialErrors={isAsked ? (formErrors(rules, initialValues, context()) as FormikErrors<V>) : undefined}
      validateOnBlur={false}
      validateOnChange={false}
      validate={(entered) => formErrors(rules, entered, context())}
      onSubmit={(entered) => onAsk(rules.tidied(entered))}
    >
      <FormRulesContext value={formRules}>
        <FieldsForm className="card" role={isSearch ? 'search' : undefined} aria-label={label}>
          <ErrorSummary />
          {isAnyRequired && <RequiredLegend />}
          {children}
          <ButtonRow>
            <Button type="submit" variant="primary">
              {action}
            </Button>
            {moreActions}
          </ButtonRow>
        </FieldsForm>
      </FormRulesContext>
    </Formik>
  );
}
