import { act, screen } from '@testing-library/react';
import { paymentHandOffNoted } from '../../session/control-slice';
import { renderStep } from '../testing/render-step';
import PaymentPage from './PaymentPage';

const TO_PAYMENT = { name: 'Go to the payment page' };

describe('the payment step', () => {
  it('leads an incomplete filing back to its review, not to payment', async () => {
    const { user, actions } = renderStep(<PaymentPage />);
    expect(screen.getByText(/^You can’t pay yet/)).toBeInTheDocument();
    expect(screen.queryByRole('button', TO_PAYMENT)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Return to review' }));
    expect(actions.map(({ type }) => type)).toContain('draft/reviewReturnRequested');
  });

  it('opens the payment again for a filer who comes back from it', async () => {
    const { store, user, actions } = renderStep(<PaymentPage />);
    act(() => {
      store.dispatch(paymentHandOffNoted());
    });
    await user.click(screen.getByRole('button', TO_PAYMENT));
    expect(actions.map(({ type }) => type)).toContain('payment/paymentRequested');
  });
});
