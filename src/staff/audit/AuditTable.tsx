import { AUDIT_COLUMNS, PATHS, type AuditEntry } from '#rules';
import { Link } from '../../controls/Link';
import { StackedTable, type StackedColumn } from '../../controls/lists/StackedTable';

interface AuditTableProps {
  entries: readonly AuditEntry[];
  /** Others are on their way. */
  isLoading: boolean;
}

/** The text of each column; an entity ID leads to the public record. */
const COLUMNS = AUDIT_COLUMNS.map(({ label, text }): StackedColumn<AuditEntry> => ({
  header: label,
  cell: (entry) =>
    label === 'Entity ID #' && entry.entityId !== undefined ? (
      <Link to={`${PATHS.search}/${encodeURIComponent(entry.entityId)}`}>{text(entry)}</Link>
    ) : (
      text(entry)
    ),
  className: (entry) => (text(entry) === '' ? 'table__empty' : undefined),
}));

/** Entries of the audit log. */
export const AuditTable = ({ entries, isLoading }: AuditTableProps) => (
  <StackedTable
    caption="Audit log, newest first"
    className="audit-table"
    columns={COLUMNS}
    rows={entries}
    rowKey={({ id }) => id}
    isLoading={isLoading}
  />
);
