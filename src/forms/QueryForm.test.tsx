import { requestSearchRules, recordSearchRules, type FormRules, type SearchValues } from '#rules';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { startApp } from '../app/testing/start-app';
import { SearchForm } from './SearchForm';

const LEGEND = /^Required fields are marked with an asterisk/;

const show = async (rules: FormRules<SearchValues>) => {
  const { store } = await startApp();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <SearchForm rules={rules} text="" hint="A name" onSearch={jest.fn()} />
      </MemoryRouter>
    </Provider>,
  );
};

it('explains the asterisk of a field that is required', async () => {
  await show(recordSearchRules);
  expect(screen.getByText(LEGEND)).toBeInTheDocument();
});

it('explains no asterisk where none is shown', async () => {
  await show(requestSearchRules);
  expect(screen.queryByText(LEGEND)).not.toBeInTheDocument();
});
