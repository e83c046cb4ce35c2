import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { STATUS_GROUPS, type StatusGroup } from '#rules';
import { searchPath } from './RecordSearch';
import type { SearchQuery } from './search-slice';
import { translate } from '../../language/translate';

const LABELS: Readonly<Record<StatusGroup, string>> = {
  current: 'In good standing, or existing',
  attention: 'Noncompliant, delinquent or delayed',
  ended: 'Dissolved, withdrawn, converted or merged',
};

/** Narrows what was found to a status; a choice is a search of its own, so that Back takes it away. */
export function StatusFilter({ query }: { query: SearchQuery }) {
  const id = useId();
  const navigate = useNavigate();
  const choose = (value: string) => {
    const status = STATUS_GROUPS.find((group) => group === value) ?? null;
    void navigate(searchPath({ ...query, status, page: 1 }));
  };
  return (
    <div className="status-filter">
      <label className="usa-label" htmlFor={id}>
        {translate('Status')}
      </label>
      <select
        className="usa-select"
        id={id}
        value={query.status ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{translate('Any status')}</option>
        {STATUS_GROUPS.map((group) => (
          <option key={group} value={group}>
            {translate(LABELS[group])}
          </option>
        ))}
      </select>
    </div>
  );
}
