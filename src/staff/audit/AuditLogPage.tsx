import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { auditFilterText, auditPath, auditQueryOf, type AuditQuery } from '#rules';
import { Announced } from '../../controls/alerts/Announced';
import { Link } from '../../controls/Link';
import { Loading } from '../../controls/loading/Loading';
import { PageHeading } from '../../forms/PageHeading';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { RetryNotice } from '../RetryNotice';
import { AuditFile } from './AuditFile';
import { AuditFilter } from './AuditFilter';
import { auditClosed, auditOpened, selectAudit } from './audit-slice';
import { AuditTable } from './AuditTable';

/** Staff actions, newest first. The filter and how far back it is read are in the address. */
export default function AuditLogPage() {
  const dispatch = useAppDispatch();
  const [address] = useSearchParams();
  const query = useMemo(() => auditQueryOf((name) => address.get(name)), [address]);
  useEffect(() => {
    dispatch(auditOpened(query));
  }, [dispatch, query]);
  useEffect(() => () => void dispatch(auditClosed()), [dispatch]);
  return (
    <>
      <PageHeading
        title="Audit log"
        lead={
          <p>
            Locks, decisions, changes of accounts and every look at private data. Entries can be neither
            changed nor deleted.
          </p>
        }
      />
      <AuditFilter query={query} />
      <Entries query={query} />
    </>
  );
}

function Entries({ query }: { query: AuditQuery }) {
  const dispatch = useAppDispatch();
  const { status, entries, more, message } = useAppSelector(selectAudit);
  if (status === 'failed') {
    return <RetryNotice message={message} onTryAgain={() => dispatch(auditOpened(query))} />;
  }
  if (status === 'loading' && entries.length === 0) return <Loading>Loading the audit log…</Loading>;
  return (
    <section className="card" aria-label="Entries">
      <p className="print-only">{auditFilterText(query)}</p>
      <AuditFile query={query} isEmpty={entries.length === 0} />
      {entries.length === 0 ? (
        <Announced>
          <p>No entries match.</p>
        </Announced>
      ) : (
        <AuditTable entries={entries} isLoading={status === 'loading'} />
      )}
      <OtherEntries query={query} oldest={more ? entries.at(-1)?.id : undefined} />
    </section>
  );
}

/** Ways through the log. The browser's Back leads to the newer entries that were seen before. */
const OtherEntries = ({ query: { before, ...filter }, oldest }: { query: AuditQuery; oldest?: string }) =>
  before === undefined && oldest === undefined ? null : (
    <nav className="pager" aria-label="Audit log, other entries">
      <ul>
        {before !== undefined && (
          <li>
            <Link className="pager__link" to={auditPath(filter)}>
              Newest entries
            </Link>
          </li>
        )}
        {oldest !== undefined && (
          <li>
            <Link className="pager__link" to={auditPath({ ...filter, before: oldest })}>
              Older entries ›
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
