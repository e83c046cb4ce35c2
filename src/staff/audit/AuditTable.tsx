import type { ReactNode } from 'react';
import { AUDIT_COLUMNS, auditLink, type AuditEntry } from '#rules';
import { Link } from '../../controls/Link';
import { StackedTable, type StackedColumn } from '../../controls/lists/StackedTable';

interface AuditTableProps {
  entries: readonly AuditEntry[];
  /** Others are on their way. */
  isLoading: boolean;
}

/** The text of each column; an entity ID leads to the public record, the number of a reviewed document to its review. */
const COLUMNS = AUDIT_COLUMNS.map(({ label, text }): StackedColumn<AuditEntry> => ({
  header: label,
  cell: (entry): ReactNode => {
    const path = auditLink(label, entry);
    return path === undefined ? text(entry) : <Link to={path}>{text(entry)}</Link>;
  },
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
