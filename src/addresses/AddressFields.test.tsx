import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestForm } from '../../tests/setup/TestForm';
import { AddressFields } from './AddressFields';

const street = { country: 'US', address1: '', address2: '', city: '', state: 'CO', zip: '', province: '' };
const rows = Object.fromEntries(
  [
    ['country', 'Country'],
    ['address1', 'Address 1'],
    ['address2', 'Address 2'],
    ['city', 'City'],
    ['state', 'State'],
    ['zip', 'ZIP / Postal code'],
    ['province', 'Province'],
  ].map(([path, label = '']) => [`street.${path}`, { label, required: path !== 'province' }]),
);

it('offers states by code and name at home', () => {
  render(
    <TestForm values={{ street }} rows={rows}>
      <AddressFields name="street" />
    </TestForm>,
  );
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('CO - Colorado');
  expect(screen.queryByRole('textbox', { name: 'Province' })).not.toBeInTheDocument();
});

it('asks for a province abroad, and for a state again at home (W5-address-intl)', async () => {
  const onSubmit = jest.fn();
  render(
    <TestForm values={{ street }} rows={rows} onSubmit={onSubmit}>
      <AddressFields name="street" />
    </TestForm>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Canada');
  expect(screen.queryByRole('combobox', { name: 'State' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Province' }), 'Ontario');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onSubmit.mock.lastCall[0].street).toMatchObject({ country: 'CA', state: '', province: 'Ontario' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'United States');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('- Select -');
});

it('shows a locked state and country without a choice', () => {
  render(
    <TestForm values={{ street }} rows={rows}>
      <AddressFields name="street" lockState="CO" />
    </TestForm>,
  );
  expect(screen.getByRole('textbox', { name: 'State' })).toHaveValue('CO - Colorado');
  expect(screen.getByRole('textbox', { name: 'State' })).toHaveAttribute('readonly');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
