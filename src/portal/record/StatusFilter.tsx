import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { STATUS_GROUPS, type StatusGroup } from '#rules';
import { Button } from '../../controls/Button';
import { searchPath } from './RecordSearch';
import type { SearchQuery } from './search-slice';
import { translate } from '../../language/translate';

const LABELS: Readonly<Record<StatusGroup, string>> = {
  current: 'In good standing, or existing',
  attention: 'Noncompliant, delinquent or delayed',
  ended: 'Dissolved, withdrawn, converted or merged',
};

interface StatusFilterProps {
  query: SearchQuery;
}

/** Narrows the results to a status, which is a search of its own, so that Back undoes it. */
export const StatusFilter = ({ query }: StatusFilterProps) => (
  <StatusChoice key={query.status} query={query} />
);

/** A choice alone changes nothing yet: by keyboard choices are passed one by one, and nothing may move meanwhile. */
function StatusChoice({ query }: StatusFilterProps) {
  const id = useId();
  const navigate = useNavigate();
  const [status, setStatus] = useState(query.status);
  const apply = () => {
    void navigate(searchPath({ ...query, status, page: 1 }), { replace: status === query.status });
  };
  return (
    <div className="status-filter">
      <div className="status-filter__choice">
        <label className="usa-label" htmlFor={id}>
          {translate('Status')}
        </label>
        <select
          className="usa-select"
          id={id}
          value={status ?? ''}
          onChange={({ target }) => setStatus(STATUS_GROUPS.find((group) => group === target.value) ?? null)}
        >
          <option value="">{translate('Any status')}</option>
          {STATUS_GROUPS.map((group) => (
            <option key={group} value={group}>
              {translate(LABELS[group])}
            </option>
          ))}
        </select>
      </div>
      <Button onClick={apply}>Apply</Button>
    </div>
  );
}
