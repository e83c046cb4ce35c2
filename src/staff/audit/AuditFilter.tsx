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
import { Button } from '../../controls/Button';
import { DateField } from '../../controls/fields/DateField';
import { Select } from '../../controls/fields/Select';
import { TextField } from '../../controls/fields/TextField';
import { QueryForm } from '../../forms/QueryForm';
import { useRuleContext } from '../../forms/rule-context';

const ACTIONS = Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label }));

/** Which entries of the audit log are shown. */
export function AuditFilter({ query }: { query: AuditQuery }) {
  const navigate = useNavigate();
  const context = useRuleContext();
  const values = useMemo(() => auditFilterOf(query), [query]);
  const today = officeDay(context().now);
  return (
    <QueryForm
      rules={auditFilterRules}
      values={values}
      onAsk={(entered, options) => void navigate(auditPath(auditQueryOfFilter(entered)), options)}
      action="Show"
      moreActions={<Button onClick={() => void navigate(auditPath({}))}>Clear</Button>}
      isSearch
      label="Filter of the audit log"
    >
      <div className="filter-fields">
        <TextField name="userId" autoComplete="off" spellCheck={false} />
        <Select name="action" options={ACTIONS} placeholder="All" />
        <TextField name="subject" autoComplete="off" inputMode="numeric" />
        <DateField name="from" today={today} maxDate={today} />
        <DateField name="to" today={today} maxDate={today} />
      </div>
    </QueryForm>
  );
}
