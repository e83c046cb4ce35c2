import { emptyFiling } from '#rules';
import { act, screen, within } from '@testing-library/react';
import {
  paymentConfirming,
  receiptEmailSent,
  receiptReceived,
  receiptRefused,
  type Receipt,
} from './receipt-slice';
import { stepEntered } from '../wizard/draft-slice';
import { renderStep } from '../testing/render-step';
import ReceiptPage from './ReceiptPage';

const receipt: Receipt = {
  name: 'Aspen Grove LLC',
  masterId: '20261000001',
  transactionId: '20261000002',
  dateTime: '2026-11-20T19:05:00Z',
  transactionName: 'Articles of Organization',
  paymentType: 'Visa',
  last4: '4242',
  amount: 50,
  entityStatus: 'GOOD',
  adminFraudCheck: false,
};

describe('receipt', () => {
  it('shows every line of a paid filing', () => {
    const { store } = renderStep(<ReceiptPage />);
    act(() => {
      store.dispatch(receiptReceived(receipt));
    });
    const lines = within(screen.getByRole('region', { name: 'Receipt' }));
    for (const text of [
      'Aspen Grove LLC',
      '20261000001',
      '11/20/2026 12:05 PM',
      '20261000002',
      'Visa',
      '4242',
      '$50.00',
    ]) {
      expect(lines.getByText(text)).toBeInTheDocument();
    }
  });

  it('says that a filing is in effect whose moment the clock of the page has not reached yet', () => {
    const { store } = renderStep(<ReceiptPage />);
    const dateTime = new Date(Date.now() + 2000).toISOString();
    act(() => {
      store.dispatch(
        receiptReceived({ ...receipt, laterName: 'Birch Grove LLC', dateTime, effectiveDate: dateTime }),
      );
    });
    const lines = within(screen.getByRole('region', { name: 'Receipt' }));
    expect(lines.getByText('On record and in effect')).toBeInTheDocument();
    expect(lines.getByText('Birch Grove LLC')).toBeInTheDocument();
  });

  it('says of a filing that waits for review which day it was asked to take effect', () => {
    const { store } = renderStep(<ReceiptPage />);
    act(() => {
      store.dispatch(
        receiptReceived({
          ...receipt,
          adminFraudCheck: true,
          requestedEffect: '2026-12-15T16:00:00Z',
          review: { state: 'waiting' },
        }),
      );
    });
    const lines = within(screen.getByRole('region', { name: 'Receipt' }));
    expect(lines.getByText('Asked to take effect')).toBeInTheDocument();
    expect(lines.getByText('12/15/2026 09:00 AM MST')).toBeInTheDocument();
    // The public record does not show it yet, and no certificate is issued for it.
    expect(lines.queryByText(/^To verify this receipt/)).not.toBeInTheDocument();
  });

  it('names the kind of amendment in its title, which the browser no longer knows', () => {
    const { store } = renderStep(<ReceiptPage />, emptyFiling());
    const transactionName = 'Articles of Amendment for a Nonprofit Corporation';
    act(() => {
      store.dispatch(stepEntered({ filingType: 'amend', step: 'receipt', query: {} }));
      store.dispatch(receiptReceived({ ...receipt, transactionName }));
    });
    expect(document.title).toContain(`Receipt - ${transactionName}`);
  });

  it.each([
    ['2099-01-01T00:00:00Z', true],
    ['2001-01-01T00:00:00Z', false],
  ])('leads back into a rejected filing until %s', async (correctUntil, canCorrect) => {
    const { store, user, actions } = renderStep(<ReceiptPage />);
    const reasons = ['The affidavit is not signed.'];
    const review = { state: 'rejected' as const, decidedAt: '2000-12-01T00:00:00Z', reasons, correctUntil };
    act(() => {
      store.dispatch(receiptReceived({ ...receipt, adminFraudCheck: true, review }));
    });
    expect(await screen.findByRole('listitem')).toHaveTextContent('The affidavit is not signed.');
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    const correct = screen.queryByRole('button', { name: 'Correct this filing' });
    const forms = screen.queryByRole('link', { name: 'Forms for this entity' });
    expect([correct !== null, forms !== null]).toEqual([canCorrect, !canCorrect]);
    if (correct) await user.click(correct);
    expect(actions.some(({ type }) => type === 'draft/correctionRequested')).toBe(canCorrect);
  });

  it.each([
    ['until its day', 86_400_000, 'Aspen Grove LLC', /^The name will be Birch Grove LLC from/],
    ['from its day on', -1000, 'Birch Grove LLC', /^$/],
  ])('says the name that the entity gets later %s', (_, fromNow, name, sentence) => {
    const effectiveDate = new Date(Date.now() + fromNow).toISOString();
    const { store } = renderStep(<ReceiptPage />);
    act(() => {
      store.dispatch(receiptReceived({ ...receipt, laterName: 'Birch Grove LLC', effectiveDate }));
    });
    const lines = within(screen.getByRole('region', { name: 'Receipt' }));
    expect(lines.getByText(name)).toBeInTheDocument();
    expect(lines.queryByText(/^The name will be/)?.textContent ?? '').toMatch(sentence);
  });

  it('tells the filer not to pay again while the provider has not answered', () => {
    const { store } = renderStep(<ReceiptPage />);
    act(() => {
      store.dispatch(paymentConfirming({ message: 'Confirming your payment - do not pay again' }));
    });
    expect(screen.getByText('Confirming your payment - do not pay again')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['declined', 'Return to review', 'draft/reviewReturnRequested'],
    ['expired', 'Return to review', 'draft/reviewReturnRequested'],
    ['refunded', 'Return to review to see what can be filed', 'draft/reviewReturnRequested'],
    ['nameTaken', 'Choose another name', 'draft/anotherNameRequested'],
  ] as const)('offers a way out when the payment is %s', async (status, name, type) => {
    const { store, user, actions } = renderStep(<ReceiptPage />);
    act(() => {
      store.dispatch(receiptRefused({ status, message: 'The sentence of the catalog.' }));
    });
    expect(screen.getByText(/The sentence of the catalog\./)).toBeInTheDocument();
    // Nothing has failed where the filer has only not paid.
    expect(screen.queryAllByText(/^Error - /)).toHaveLength(status === 'expired' ? 0 : 1);
    await user.click(screen.getByRole('button', { name }));
    expect(actions).toContainEqual(expect.objectContaining({ type }));
  });

  it.each([
    ['', 'Email is empty.'],
    ['jane@', 'Email is invalid.'],
  ])('does not mail a receipt to "%s"', async (email, message) => {
    const { store, user, actions } = renderStep(<ReceiptPage />);
    act(() => {
      store.dispatch(receiptReceived(receipt));
    });
    if (email) await user.type(screen.getByLabelText(/^Email address/), email);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
    expect(actions).not.toContainEqual(expect.objectContaining({ type: 'receipt/receiptEmailRequested' }));
  });

  it('mails a receipt in the form of every other page: what was sent is no unsaved input', async () => {
    const { store, user, actions } = renderStep(<ReceiptPage />);
    act(() => {
      store.dispatch(receiptReceived(receipt));
    });
    const isUnsaved = () => store.getState().control.hasUnsavedInput;
    await user.type(screen.getByLabelText(/^Email address/), ' jane@example.com ');
    expect(isUnsaved()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(actions).toContainEqual(
      expect.objectContaining({
        type: 'receipt/receiptEmailRequested',
        payload: { email: 'jane@example.com' },
      }),
    );
    expect(isUnsaved()).toBe(false);
    const send = screen.getByRole('button', { name: 'Send' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(send).not.toHaveClass('button--primary');
    act(() => {
      store.dispatch(receiptEmailSent({ message: 'Email has been sent!' }));
    });
    expect(screen.getByText('Email has been sent!')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email address/)).toHaveValue('jane@example.com');
  });

  it('has the focus on what it says once the button that sends to the filer is gone', async () => {
    const { store, user } = renderStep(<ReceiptPage />);
    act(() => {
      store.dispatch(receiptReceived({ ...receipt, filerEmail: 'w…@example.com' }));
    });
    const send = screen.getByRole('button', { name: 'Send to w…@example.com' });
    await user.click(send);
    act(() => {
      store.dispatch(receiptEmailSent({ message: 'Email has been sent!' }));
    });
    expect(send).not.toBeInTheDocument();
    expect(screen.getByText('Email has been sent!').closest('[tabindex]')).toHaveFocus();
  });
});
