import { formatMoney, formatOfficeDateTime, MATTER_KINDS, matterNextStep, PATHS } from '#rules';
import { Button } from '../../controls/Button';
import { Link } from '../../controls/Link';
import { StackedTable, type StackedColumn } from '../../controls/lists/StackedTable';
import type { PaymentMatter } from './matters-slice';

/** What the payment filed, or was to file; that nothing is known of it otherwise. */
function Filed({ entityId, entityName, filing, transactionId, filedAt }: PaymentMatter) {
  if (!entityName) return <>Not known to the registry</>;
  const name = entityId ? <Link to={`${PATHS.search}/${entityId}`}>{entityName}</Link> : entityName;
  return (
    <>
      {name}
      <br />
      {filing}
      {filedAt !== undefined && (
        <>
          <br />
          Document {transactionId}, filed {formatOfficeDateTime(filedAt)}
        </>
      )}
    </>
  );
}

const columns = (now: string, onClose: (matter: PaymentMatter) => void): StackedColumn<PaymentMatter>[] => [
  {
    header: 'Case',
    cell: ({ kind, reason }) => (
      <>
        {MATTER_KINDS[kind]}
        {reason !== undefined && (
          <>
            <br />
            The bank’s reason: {reason.replaceAll('_', ' ')}
          </>
        )}
      </>
    ),
  },
  {
    header: 'Amount',
    cell: ({ amount, last4 }) => formatMoney(amount) + (last4 ? `, card ending ${last4}` : ''),
  },
  { header: 'Noticed', cell: ({ noticedAt }) => formatOfficeDateTime(noticedAt) },
  { header: 'Entity and filing', cell: (matter) => <Filed {...matter} /> },
  {
    header: 'At the provider',
    cell: ({ sessionId, reference }) => (
      <span className="long-word">
        {sessionId}
        <br />
        Reference {reference}
      </span>
    ),
  },
  {
    header: 'Next step',
    cell: (matter) => (
      <>
        <p>{matterNextStep(matter, now)}</p>
        <Button variant="link" onClick={() => onClose(matter)}>
          Close
          <span className="usa-sr-only"> the payment {matter.reference}</span>
        </Button>
      </>
    ),
  },
];

interface MattersTableProps {
  matters: readonly PaymentMatter[];
  /** ISO 8601 instant. */
  now: string;
  isLoading: boolean;
  onClose: (matter: PaymentMatter) => void;
}

/** Payments that need attention, each with its one next step. */
export const MattersTable = ({ matters, now, isLoading, onClose }: MattersTableProps) => (
  <StackedTable
    caption="Payments that need attention, oldest first; times are Mountain Time"
    columns={columns(now, onClose)}
    rows={matters}
    rowKey={({ kind, sessionId }) => `${kind} ${sessionId}`}
    isLoading={isLoading}
  />
);
