import { AUDIT_CSV_LIMIT, type AuditQuery } from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { Button } from '../../controls/Button';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { auditFileRequested, selectAudit } from './audit-slice';

const LIMIT = AUDIT_CSV_LIMIT.toLocaleString('en-US');

/** The filtered entries, as a file for spreadsheet programs. */
export function AuditFile({ query, isEmpty }: { query: AuditQuery; isEmpty: boolean }) {
  const dispatch = useAppDispatch();
  const { file } = useAppSelector(selectAudit);
  if (isEmpty) return null;
  return (
    <div className="list-tools">
      {file.status === 'failed' && <Alert kind="error">{file.message}</Alert>}
      {file.status === 'cut' && (
        <Alert kind="info">
          The file holds {LIMIT} entries. There are older ones: the next file goes on with them.
        </Alert>
      )}
      <Button
        isBusy={file.status === 'loading'}
        onClick={() => dispatch(auditFileRequested(query, file.status === 'cut' ? file.next : undefined))}
      >
        {file.status === 'cut' ? `Download the next file (number ${file.next.number})` : 'Download as CSV'}
      </Button>
      <span className="usa-hint">All entries of the filter, {LIMIT} a file</span>
      <span className="usa-sr-only" role="status">
        {file.status === 'loading' && 'The file is being put together.'}
        {file.status === 'saved' && 'The file is saved.'}
      </span>
    </div>
  );
}
