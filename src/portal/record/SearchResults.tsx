import { useEffect } from 'react';
import { type EntityFound, SEARCH_COLUMNS, type SearchColumn, sortSearchResults } from '#rules';
import { Link } from '../../controls/Link';
import { Alert } from '../../controls/Alert';
import { Loading } from '../../controls/Loading';
import { Table, type TableColumn } from '../../controls/Table';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { recordPath } from '../message-pages';
import { searchRequested, selectSearch } from './search-slice';

const nameLink = ({ entity, entityName }: EntityFound) => (
  <Link to={recordPath(entity.entityId)}>{entityName.orgName}</Link>
);

const COLUMNS = (Object.keys(SEARCH_COLUMNS) as SearchColumn[]).map(
  (header, index): TableColumn<EntityFound> => ({
    header,
    value: SEARCH_COLUMNS[header],
    sort: (found, direction) => sortSearchResults(found, header, direction),
    ...(index === 0 && { cell: nameLink }),
  }),
);

/** The entities with a text in their name; each leads to its record. */
export function SearchResults({ text }: { text: string }) {
  const dispatch = useAppDispatch();
  const { status, found, message } = useAppSelector(selectSearch);
  useEffect(() => {
    dispatch(searchRequested({ text }));
  }, [dispatch, text]);
  if (status === 'idle' || status === 'loading') return <Loading>Searching the record…</Loading>;
  if (status === 'none') return <Alert kind="info">{message}</Alert>;
  if (status === 'failed') return <Alert kind="error">{message}</Alert>;
  return (
    <section className="card" aria-label="Search results">
      <Table
        caption={`Entities found: ${found.length}`}
        columns={COLUMNS}
        rows={found}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
