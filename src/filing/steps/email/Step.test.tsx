import { act, screen } from '@testing-library/react';
import { redirectedForEdit } from '../../../session/control-slice';
import { restoration } from '../../testing/restorations';
import { renderStep } from '../../testing/render-step';
import EmailReview from './Review';
import EmailStep from './Step';

const filing = restoration('cure', true);

it('refuses what is no address and keeps it in the field', async () => {
  const { user, actions } = renderStep(<EmailStep />, filing);
  const email = screen.getByRole('textbox', { name: /Email address/ });
  await user.type(email, 'ada@example');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Enter a valid email address.' })).toBeVisible();
  expect(email).toHaveValue('ada@example');
  expect(actions).not.toContainEqual(expect.objectContaining({ type: 'draft/stepSubmitted' }));
  await user.type(email, '.com');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(actions).toContainEqual(expect.objectContaining({ type: 'draft/stepSubmitted' }));
});

it('offers to save the change while it is edited from review', async () => {
  const { store } = renderStep(<EmailStep />, { ...filing, email: 'ada@example.com' });
  act(() => {
    store.dispatch(redirectedForEdit({ previousPage: 'filingreview' }));
  });
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

it('shows on review the address, or that there is none', () => {
  renderStep(<EmailReview filing={{ ...filing, email: 'ada@example.com' }} />, filing);
  expect(screen.getByText('ada@example.com')).toBeVisible();
  renderStep(<EmailReview filing={filing} />, filing);
  expect(screen.getByText('N/A')).toBeVisible();
});
