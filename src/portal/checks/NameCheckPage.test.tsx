import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { wholeStore } from '../../app/testing/whole-store';
import { errorSummary } from '../../../tests/setup/error-summary';
import NameCheckPage from './NameCheckPage';

const show = (query: Record<string, string>) =>
  render(
    <Provider store={wholeStore()}>
      <MemoryRouter initialEntries={[`/business/name?${new URLSearchParams(query).toString()}`]}>
        <NameCheckPage />
      </MemoryRouter>
    </Provider>,
  );

it('tells what is wrong with a name in the address, and asks nothing', async () => {
  show({ type: 'llc', name: `${'a'.repeat(300)} LLC` });
  expect(await errorSummary()).toHaveTextContent('Must be at most 200 characters');
  expect(screen.queryByText('Checking the name…')).not.toBeInTheDocument();
});

it('tells nothing before a name was entered', () => {
  show({ type: 'llc' });
  expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
});
