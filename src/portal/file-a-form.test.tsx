import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { wholeStore } from '../app/testing/whole-store';
import FileAFormPage from './FileAFormPage';

it.each([
  ['Form a limited liability company (LLC)', 'llc', 'ARTORG_LLC', 'DLLC'],
  ['Form a profit corporation', 'dpc', 'ARTINC_PC', 'DPC'],
  ['Form a nonprofit corporation', 'dnc', 'ARTINC_NPC', 'DNC'],
  ['Form an Article 55 cooperative association', 'dc55', 'ARTINC_55', 'DC55'],
  ['Form an Article 56 cooperative', 'dc56', 'ARTINC_56', 'DC56'],
])('offers "%s" with its fee', (label, type, transaction, entityType) => {
  render(
    <Provider store={wholeStore()}>
      <MemoryRouter>
        <FileAFormPage />
      </MemoryRouter>
    </Provider>,
  );
  const link = screen.getByRole('link', { name: label });
  expect(link).toHaveAttribute(
    'href',
    `/business/filing/${type}/intro?transTyp=${transaction}&entityType=${entityType}`,
  );
  const card = link.closest('li');
  expect(card).not.toBeNull();
  expect(within(card!).getByText('$50.00')).toBeInTheDocument();
});
