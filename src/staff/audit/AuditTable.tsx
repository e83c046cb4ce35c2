import { Link } from '../../controls/Link';
import { AUDIT_COLUMNS, PATHS, type AuditEntry } from '#rules';

interface AuditTableProps {
  entries: readonly AuditEntry[];
  /** Others are on their way. */
  isLoading: boolean;
}

/** Entries of the audit log; an entity ID leads to the public record. */
export const AuditTable = ({ entries, isLoading }: AuditTableProps) => (
  <table className="table table--stacked audit-table" aria-busy={isLoading}>
    <caption className="usa-sr-only">Audit log, newest first</caption>
    <thead>
      <tr>
        {AUDIT_COLUMNS.map(({ label }) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <tr key={entry.id}>
          {AUDIT_COLUMNS.map(({ label, text }, index) =>
            index === 0 ? (
              <th key={label} scope="row" data-label={label}>
                {text(entry)}
              </th>
            ) : (
              <Cell key={label} label={label} text={text(entry)} entityId={entry.entityId} />
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

function Cell({ label, text, entityId }: { label: string; text: string; entityId?: string }) {
  const isEntity = label === 'Entity ID #' && entityId !== undefined;
  return (
    <td data-label={label} className={text === '' ? 'table__empty' : undefined}>
      {isEntity ? <Link to={`${PATHS.search}/${encodeURIComponent(entityId)}`}>{text}</Link> : text}
    </td>
  );
}
