import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { wholeStore } from '../app/testing/whole-store';
import { environmentReceived } from '../session/slice';
import AboutPage from './AboutPage';
import DeveloperHomePage from './DeveloperHomePage';
import SearchPage from './SearchPage';
import ShowStatePage from './ShowStatePage';
import { entityRecordMissed, entityRecordReceived, type EntityRecord, versionReceived } from './slice';
import { UnavailablePage } from './message-pages';

type Environment = Parameters<typeof environmentReceived>[0]['environment'];

const show = (page: ReactNode, { env = 'dev', at = '/', path = '*' } = {}) => {
  const store = wholeStore();
  const environment = { env, links: {}, office: { name: 'Office', helpEmail: '', helpPhone: '' } };
  store.dispatch(environmentReceived({ environment: environment as unknown as Environment, clockOffset: 0 }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={path} element={page} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return store;
};

it('shows the versions of client and components by their letters (A2-about)', () => {
  const store = show(<AboutPage />);
  act(() => {
    store.dispatch(versionReceived({ letter: 'b', version: '1.2.3' }));
    store.dispatch(versionReceived({ letter: 'u', version: null }));
  });
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['2.4.54', 'Asking…', '1.2.3', 'Asking…', 'Asking…', 'No answer']);
});

it.each(['client', 'prod'])('hides the developer pages in %s', (env) => {
  show(
    <>
      <DeveloperHomePage />
      <ShowStatePage />
    </>,
    { env },
  );
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Page not found',
    'Page not found',
  ]);
});

it('links an unavailable filing to the summary page (W2-unavailable)', () => {
  show(<UnavailablePage />, { at: '/?entityId=20201234567' });
  expect(screen.getByRole('link', { name: 'Go to the summary page' })).toHaveAttribute(
    'href',
    '/business/search/20201234567/summary',
  );
});

describe('the record of an entity (A2-search)', () => {
  const at = { at: '/search/20201234567/summary', path: '/search/:id/:type' };
  const record: EntityRecord = {
    entityId: '20201234567',
    entityName: 'Aspen LLC',
    entityType: { code: 'DLLC', description: 'Limited Liability Company' },
    status: 'Good Standing',
    statusCode: 'GOOD',
    formationDate: '2020-03-01',
    jurisdiction: 'Colorado',
    fraudFlag: 'N',
    sbf: false,
    version: 1,
  };

  it('shows the id and the type of the address, then the record', () => {
    const store = show(<SearchPage />, at);
    expect(screen.getByText('ID number 20201234567 (summary)')).toBeInTheDocument();
    expect(screen.getByText('Loading the record…')).toBeInTheDocument();
    act(() => void store.dispatch(entityRecordReceived(record)));
    expect(screen.getByRole('heading', { level: 1, name: 'Aspen LLC' })).toBeInTheDocument();
    expect(screen.getByText('03/01/2020')).toBeInTheDocument();
  });

  it('says that there is none', () => {
    const store = show(<SearchPage />, at);
    act(() => void store.dispatch(entityRecordMissed('notFound')));
    expect(screen.getByText('There is no entity on record with ID number 20201234567.')).toBeInTheDocument();
  });

  it('asks for digits', async () => {
    show(<SearchPage />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Entity ID number' }), 'Aspen');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Enter an ID number, digits only.')).toBeInTheDocument();
  });
});
