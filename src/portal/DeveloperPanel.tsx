import { useEffect } from 'react';
import { formatMoney } from '#rules';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { Alert } from '../controls/alerts/Alert';
import { Button } from '../controls/Button';
import { Table, type TableColumn } from '../controls/lists/Table';
import { ClockForm } from './ClockForm';
import { PhoneForm } from './PhoneForm';
import {
  type DeveloperLetter,
  type DeveloperPayment,
  developerPanelRequested,
  type Persona,
  type QueuedMessage,
} from './developer-slice';

const personaColumns: readonly TableColumn<Persona>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Number', value: ({ id }) => id },
  { header: 'Kind', value: ({ kind }) => kind },
  { header: 'Status', value: ({ status = '' }) => status },
  { header: 'Use', value: ({ use }) => use },
  // Passwords of sample accounts, which exist for testers only.
  { header: 'Password', value: ({ password = '' }) => password },
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
  {
    header: 'State',
    value: ({ state, attempts, delivery }) =>
      [state, `attempts: ${attempts}`, ...(delivery === undefined ? [] : [delivery])].join(', '),
  },
  { header: 'Due', value: ({ dueAt, createdAt }) => dueAt ?? createdAt },
  {
    header: 'Contents',
    value: ({ subject = '' }) => subject,
    cell: (message) => <Contents message={message} />,
  },
];

const letterColumns: readonly TableColumn<DeveloperLetter>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Goes to', value: ({ address }) => address },
  { header: 'Valid through', value: ({ lastDay }) => lastDay },
  { header: 'State', value: ({ state }) => state },
  { header: 'Passcode', value: ({ passcode }) => passcode },
  {
    header: 'Letter',
    value: ({ id }) => id,
    cell: (letter) => <LetterLink letter={letter} />,
    isUnsortable: true,
  },
];

const LetterLink = ({ letter: { name, pdfBytes } }: { letter: DeveloperLetter }) => (
  <a href={`data:application/pdf;base64,${pdfBytes}`} download={`Passcode for ${name}.pdf`}>
    Letter to {name} (PDF)
  </a>
);

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
      <PhoneForm />
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
