import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PATHS, queryString, requestSearchRules } from '#rules';
import { Link } from '../../controls/Link';
import { PageHeading } from '../../forms/PageHeading';
import { useKeepsRules } from '../../forms/rule-context';
import { SearchForm } from '../../forms/SearchForm';
import { useAppDispatch } from '../../session/store-hooks';
import { RequestsFound } from './RequestsFound';
import { requestsWanted, type RequestsQuery } from './requests-slice';

/** A page of a search, by its address. */
const requestsPath = ({ search, page }: RequestsQuery): string =>
  `${PATHS.piiRequests}${queryString({ search, page: page > 1 ? String(page) : '' })}`;

const PAGE = /^[1-9]\d{0,4}$/;

/** The requests to remove personal data that were entered: who asked when, and which document is withheld (reading 36). */
export default function PiiRequestsPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = query.get('search') ?? '';
  const page = PAGE.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const keepsRules = useKeepsRules(requestSearchRules, { text: search });
  const shownQuery = useMemo(() => ({ search, page }), [search, page]);
  useEffect(() => {
    if (keepsRules) dispatch(requestsWanted(shownQuery));
  }, [dispatch, shownQuery, keepsRules]);
  return (
    <>
      <PageHeading
        title="PII requests"
        lead={
          <>
            <p>
              Each document below is withheld from the public record. Looking at this list is written to the
              audit log. Times are Mountain Time.
            </p>
            <p>
              <Link to={PATHS.piiEntry}>Enter a PII request</Link>
            </p>
          </>
        }
      />
      <SearchForm
        rules={requestSearchRules}
        text={search}
        hint="A whole ID number, or a part of the name of the record or of a filer."
        clearLabel="Show all requests"
        onSearch={(wanted, options) => void navigate(requestsPath({ search: wanted, page: 1 }), options)}
      />
      {keepsRules && (
        <RequestsFound
          onPage={(wanted) => void navigate(requestsPath({ search, page: wanted }))}
          onRetry={() => void dispatch(requestsWanted(shownQuery))}
        />
      )}
    </>
  );
}
