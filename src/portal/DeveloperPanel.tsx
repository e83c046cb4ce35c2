import { useEffect } from 'react';
import { formatMoney } from '#rules';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { Alert } from '../controls/Alert';
import { Button } from '../controls/Button';
import { Table, type TableColumn } from '../controls/Table';
import { ClockForm } from './ClockForm';
import {
  type DeveloperPayment,
  developerPanelRequested,
  type PasscodeLetter,
  type Persona,
  type QueuedMessage,
} from './developer-slice';

const personaColumns: readonly TableColumn<Persona>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Number', value: ({ id }) => id },
  { header: 'Kind', value: ({ kind }) => kind },
  { header: 'Status', value: ({ status = '' }) => status },
  { header: 'Use', value: ({ use }) => use },
];

const paymentColumns: readonly TableColumn<DeveloperPayment>[] = [
  { header: 'Session', value: ({ id }) => id },
  { header: 'State', value: ({ state }) => state },
  { header: 'Amount', value: ({ amount }) => formatMoney(amount) },
  { header: 'Charges', value: ({ charges }) => String(charges) },
  { header: 'Created', value: ({ createdAt }) => createdAt },
];

const messageColumns: readonly TableColumn<QueuedMessage>[] = [
  { header: 'What', value: ({ kind }) => kind },
  { header: 'State', value: ({ state, attempts }) => `${state}, attempts: ${attempts}` },
  { header: 'Due', value: ({ dueAt, createdAt }) => dueAt ?? createdAt },
  {
    header: 'Contents',
    value: ({ subject = '' }) => subject,
    cell: (message) => <Contents message={message} />,
  },
];

const letterColumns: readonly TableColumn<PasscodeLetter>[] = [
  { header: 'To', value: ({ name, address }) => `${name}, ${address}` },
  {
    header: 'Passcode',
    value: ({ passcode }) => passcode,
    cell: ({ passcode }) => <code data-passcode>{passcode}</code>,
  },
  { header: 'State', value: ({ state }) => state },
  { header: 'Issued', value: ({ issuedAt }) => issuedAt },
  { header: 'Last day', value: ({ lastDay }) => lastDay },
  {
    header: 'Letter',
    isUnsortable: true,
    value: () => '',
    cell: ({ name, pdfBytes }) => (
      <a
        className="usa-link"
        href={`data:application/pdf;base64,${pdfBytes}`}
        download={`Letter to ${name}.pdf`}
      >
        Download<span className="usa-sr-only"> the letter to {name}</span>
      </a>
    ),
  },
];

/** Clock, outbox, letters, payments and personas of the server, for testers. */
export function DeveloperPanel() {
  const dispatch = useAppDispatch();
  const { personas, messages, letters, payments, message } = useAppSelector((state) => state.developer);
  useEffect(() => {
    dispatch(developerPanelRequested());
  }, [dispatch]);
  return (
    <section className="card developer-panel">
      <h2>Developer panel</h2>
      {message !== '' && <Alert kind="error">{message}</Alert>}
      <Button onClick={() => dispatch(developerPanelRequested())}>Refresh</Button>
      <ClockForm />
      <section>
        <Table caption="Personas" columns={personaColumns} rows={personas} rowKey={({ id }) => id} />
      </section>
      <section>
        <Table caption="Outbox" columns={messageColumns} rows={messages} rowKey={({ id }) => id} />
      </section>
      <section>
        <Table caption="Letters" columns={letterColumns} rows={letters} rowKey={({ id }) => id} />
      </section>
      <section>
        <Table caption="Payments" columns={paymentColumns} rows={payments} rowKey={({ id }) => id} />
      </section>
    </section>
  );
}

const Contents = ({ message: { to, subject, text, lastError } }: { message: QueuedMessage }) => (
  <>
    {to && <p>To {to}</p>}
    {text && (
      <details>
        <summary>{subject ?? 'Text'}</summary>
        <pre>{text}</pre>
      </details>
    )}
    {lastError && <p>Last error: {lastError}</p>}
  </>
);
