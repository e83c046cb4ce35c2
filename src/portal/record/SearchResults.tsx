import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isEntityIdInput, pagerOf, statusGroupOf, TABLE_PAGE_SIZE } from '#rules';
import { Link } from '../../controls/Link';
import { Alert } from '../../controls/alerts/Alert';
import { Announced } from '../../controls/alerts/Announced';
import { Loading } from '../../controls/loading/Loading';
import { CloseSpellingNote, FormerName } from '../../controls/lists/found-names';
import { Pager } from '../../controls/lists/Pager';
import { StackedTable, type StackedColumn } from '../../controls/lists/StackedTable';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { recordPath } from '../message-pages';
import { searchPath } from './RecordSearch';
import {
  type ResultPage,
  type ListedEntity,
  searchRequested,
  type SearchQuery,
  selectSearch,
} from './search-slice';
import { StatusFilter } from './StatusFilter';
import { translate } from '../../language/translate';

const columnsFor = (form: SearchQuery['form']): readonly StackedColumn<ListedEntity>[] => [
  {
    header: 'Name',
    cell: ({ entityId, entityName, formerName }) => (
      <>
        <Link to={recordPath(entityId, form)}>{entityName}</Link>
        {formerName !== undefined && <FormerName name={formerName} />}
      </>
    ),
  },
  { header: 'ID number', cell: ({ entityId }) => <span className="tabular">{entityId}</span> },
  {
    header: 'Status',
    cell: ({ status, statusCode }) => (
      <span className={`status-tag status-tag--${statusGroupOf(statusCode)}`}>{translate(status)}</span>
    ),
  },
  { header: 'Type', cell: ({ type }) => translate(type) },
];

/** The businesses whose names have some words; each leads to its record. */
export function SearchResults({ query }: { query: SearchQuery }) {
  const dispatch = useAppDispatch();
  const { status: progress, found } = useAppSelector(selectSearch);
  const { text, status, page } = query;
  useEffect(() => {
    dispatch(searchRequested({ text, status, page }));
  }, [dispatch, text, status, page]);
  if (progress === 'failed')
    return <Alert kind="error">The record can&apos;t be searched at this time. Try again later.</Alert>;
  if (found === null) return <Loading>Searching the record…</Loading>;
  return (
    <section className="card" aria-label={translate('Search results')}>
      <StatusFilter query={query} />
      <FoundList query={query} found={found} isLoading={progress === 'loading'} />
    </section>
  );
}

interface FoundListProps {
  query: SearchQuery;
  found: ResultPage;
  isLoading: boolean;
}

function FoundList({ query, found, isLoading }: FoundListProps) {
  const navigate = useNavigate();
  const { total, page, isCut, isClose, entities } = found;
  if (total === 0) return <NothingFound query={query} />;
  const pager = pagerOf(total, page, TABLE_PAGE_SIZE);
  return (
    <>
      <Announced>
        <p>
          {isCut
            ? translate(
                'More than {total} businesses match; these are some of them. Add a word of the name.',
                {
                  total,
                },
              )
            : foundText(total)}
          {pager.pageCount > 1 &&
            translate(' Page {page} of {pageCount}.', { page: pager.page, pageCount: pager.pageCount })}
        </p>
      </Announced>
      {isClose && <CloseSpellingNote />}
      <StackedTable
        caption="Businesses found"
        columns={columnsFor(query.form)}
        rows={entities}
        rowKey={({ entityId }) => entityId}
        isLoading={isLoading}
      />
      <Pager
        pager={pager}
        label="Search results"
        onPage={(wanted) => void navigate(searchPath({ ...query, page: wanted }))}
      />
    </>
  );
}

const foundText = (total: number): string =>
  translate(total === 1 ? 'One business found.' : '{total} businesses found.', { total });

/** What was looked for and is not there: an ID number is looked for as a part of names too. */
const deniedText = ({ text, status }: SearchQuery): string => {
  if (status !== null) return 'No business on record has a name like this and this status.';
  return isEntityIdInput(text)
    ? 'No business on record has this ID number, or a name with it.'
    : 'No business on record has a name like this.';
};

const NothingFound = ({ query }: { query: SearchQuery }) => (
  <Announced>
    <p>
      <strong>{translate(deniedText(query))}</strong>
    </p>
    <ul>
      <li>{translate('Enter fewer words, or only the beginning of a word.')}</li>
      {query.status !== null && <li>{translate('Choose any status.')}</li>}
    </ul>
  </Announced>
);
