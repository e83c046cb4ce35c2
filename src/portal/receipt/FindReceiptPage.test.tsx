import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Task } from 'redux-saga';
import { wholeStore } from '../../app/testing/whole-store';
import { UNEXPECTED_ERROR } from '../../forms/form-slice';
import { setLanguage } from '../../language/translate';
import { SPANISH } from '../../app/spanish';
import { RunSagaContext } from '../../session/use-saga';
import FindReceiptPage from './FindReceiptPage';
import type { findReceiptByEmail, FoundReceipt } from './find-receipt-saga';

const RECEIPT: FoundReceipt = {
  name: 'Aspen Grove LLC',
  masterId: '20261000001',
  transactionId: '20261000002',
  dateTime: '2026-11-20T19:05:00Z',
  effectiveDate: '',
  transactionName: 'Articles of Organization',
  paymentType: 'Prepaid account',
  amount: 50,
  entityStatus: 'GOOD',
  adminFraudCheck: false,
};

type Answer = ReturnType<typeof findReceiptByEmail> extends Generator<unknown, infer A> ? A : never;

/** Looks for a receipt; the labels are those of the language that is spoken. */
async function looks(
  answer: () => Promise<Answer>,
  labels = ['Document number', 'Email address', 'Find the receipt'],
) {
  const [number = '', email = '', find = ''] = labels;
  const task = { toPromise: answer, isCancelled: () => false, cancel: () => undefined };
  render(
    <Provider store={wholeStore()}>
      <RunSagaContext value={() => task as unknown as Task}>
        <MemoryRouter>
          <FindReceiptPage />
        </MemoryRouter>
      </RunSagaContext>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(new RegExp(`^${number}`)), RECEIPT.transactionId);
  await user.type(screen.getByLabelText(new RegExp(`^${email}`)), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: find }));
}

/** As `looks`, for a receipt that the registry finds. */
async function finds(receipt: FoundReceipt, labels?: string[]) {
  await looks(() => Promise.resolve({ receipt }), labels);
  return within(await screen.findByRole('region', { name: /^(Receipt|Comprobante)$/ }));
}

afterEach(() => setLanguage('en', (english) => english));

it('shows the state of the filing that was paid, and since when it is in effect', async () => {
  const lines = await finds(RECEIPT);
  expect(lines.getByText('On record and in effect')).toBeInTheDocument();
  expect(lines.getByText('In effect since').nextSibling).toHaveTextContent('11/20/2026 12:05 PM');
});

it('leaves the state of a reviewed filing to the record, since the decision is for its filer', async () => {
  const lines = await finds({ ...RECEIPT, adminFraudCheck: true });
  expect(lines.queryByText('State')).not.toBeInTheDocument();
  expect(lines.getByRole('link', { name: 'See the record, with the filed document' })).toBeInTheDocument();
});

it('names the form and the way of paying in the language of the page', async () => {
  setLanguage('es', (english) => SPANISH[english] ?? english);
  const lines = await finds(RECEIPT, [
    'Número del documento',
    'Dirección de correo electrónico',
    'Encontrar el comprobante',
  ]);
  expect(lines.getByText('Artículos de organización')).toBeInTheDocument();
  expect(lines.getByText('Cuenta prepagada')).toBeInTheDocument();
  expect(lines.getByText('Registrado y en vigencia')).toBeInTheDocument();
});

it('says why there is none, at its field where the registry names one', async () => {
  const problems = [{ path: 'email', code: 'pattern' as const, message: 'Enter an email address.' }];
  await looks(() => Promise.resolve({ refused: { problems } }));
  expect(await screen.findByRole('link', { name: 'Enter an email address.' })).toHaveAttribute(
    'href',
    `#${screen.getByLabelText(/^Email address/).id}`,
  );
});

it('can look again after an error that nothing foresaw', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await looks(() => Promise.reject(new Error('boom')));
  expect(await screen.findByText(UNEXPECTED_ERROR, { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Find the receipt' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Find the receipt' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  log.mockRestore();
});
