import { Form, Formik } from 'formik';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  AUDIT_ACTIONS,
  auditFilterOf,
  auditFilterRules,
  auditPath,
  auditQueryOfFilter,
  officeDay,
  type AuditQuery,
} from '#rules';
import { Button, ButtonRow } from '../../controls/Button';
import { DateField } from '../../controls/DateField';
import { ErrorSummary } from '../../controls/ErrorSummary';
import { FormRulesContext } from '../../controls/form-rules-context';
import { Select } from '../../controls/Select';
import { TextField } from '../../controls/TextField';
import { formErrors } from '../../forms/form-errors';
import { useFormRules, useRuleContext } from '../../forms/rule-context';

const ACTIONS = Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label }));

/**
 * Which entries of the audit log are shown. What is entered here is nothing that could be lost, so leaving asks nothing: the one form
 * frame is for what is saved.
 */
export function AuditFilter({ query }: { query: AuditQuery }) {
  const navigate = useNavigate();
  const context = useRuleContext();
  const formRules = useFormRules(auditFilterRules);
  const initialValues = useMemo(() => auditFilterOf(query), [query]);
  const today = officeDay(context().now);
  return (
    <Formik
      enableReinitialize
      initialValues={initialValues}
      validateOnBlur={false}
      validateOnChange={false}
      validate={(values) => formErrors(auditFilterRules, values, context())}
      onSubmit={(values) => navigate(auditPath(auditQueryOfFilter(auditFilterRules.tidied(values))))}
    >
      <FormRulesContext value={formRules}>
        <Form className="card" noValidate role="search" aria-label="Filter of the audit log">
          <ErrorSummary />
          <div className="filter-fields">
            <TextField name="userId" autoComplete="off" spellCheck={false} />
            <Select name="action" options={ACTIONS} placeholder="All" />
            <TextField name="subject" autoComplete="off" inputMode="numeric" />
            <DateField name="from" today={today} maxDate={today} />
            <DateField name="to" today={today} maxDate={today} />
          </div>
          <ButtonRow>
            <Button type="submit" variant="primary">
              Show
            </Button>
            <Button onClick={() => void navigate(auditPath({}))}>Clear</Button>
          </ButtonRow>
        </Form>
      </FormRulesContext>
    </Formik>
  );
}
