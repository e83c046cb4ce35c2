import type { ReactNode } from 'react';
import { auditPath, DECIDED_COLUMNS, pendingReviewPath } from '#rules';
import { Link } from '../../controls/Link';
import { StackedTable, type StackedColumn } from '../../controls/lists/StackedTable';
import type { QueuedFiling } from './queue-slice';

const COLUMNS = DECIDED_COLUMNS.map(({ label, text }): StackedColumn<QueuedFiling> => ({
  header: label,
  cell: (filing): ReactNode =>
    label === 'Entity name' ? (
      <Link to={pendingReviewPath(filing)}>
        {text(filing)}
        <span className="usa-sr-only">, {filing.transactionDescription}, decided</span>
      </Link>
    ) : (
      text(filing)
    ),
}));

/** What was decided last, so that a filing is found again whose decision was just made; older ones by the audit log. */
export const DecidedTable = ({ filings }: { filings: readonly QueuedFiling[] }) =>
  filings.length === 0 ? null : (
    <section className="card" aria-labelledby="recently-decided">
      <h2 className="card__title" id="recently-decided">
        Recently decided
      </h2>
      <StackedTable
        caption="Filings decided last, the last decision first; times are Mountain Time"
        columns={COLUMNS}
        rows={filings}
        rowKey={({ transSeqId }) => transSeqId}
        isLoading={false}
      />
      <p>
        Older decisions are in the audit log:{' '}
        <Link to={auditPath({ action: 'approved' })}>approved filings</Link>,{' '}
        <Link to={auditPath({ action: 'rejected' })}>rejected filings</Link>.
      </p>
    </section>
  );
