import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { runSaga, stdChannel, type Task } from 'redux-saga';
import { wholeStore } from '../app/testing/whole-store';
import { createBrowserStorage } from '../session/storage';
import { RunSagaContext } from '../session/use-saga';
import { environmentReceived } from '../session/slice';
import AboutPage from './AboutPage';
import DeveloperHomePage from './DeveloperHomePage';
import ShowStatePage from './ShowStatePage';
import { versionReceived } from './slice';
import { DownPage, FilingIssuePage, NotFoundPage, TimedOutPage, UnavailablePage } from './message-pages';

const storage = createBrowserStorage({ endWithSession: [], outlastLoad: [] });

const run = (saga: () => Generator): Task =>
  runSaga({ channel: stdChannel(), context: { storage }, getState: () => ({}) }, saga);

type Environment = Parameters<typeof environmentReceived>[0]['environment'];

const show = (page: ReactNode, { env = 'dev', at = '/', path = '*' } = {}) => {
  const store = wholeStore();
  const environment = { env, links: {}, office: { name: 'Office', helpEmail: '', helpPhone: '' } };
  store.dispatch(environmentReceived({ environment: environment as unknown as Environment, clockOffset: 0 }));
  render(
    <Provider store={store}>
      <RunSagaContext value={run}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={path} element={page} />
          </Routes>
        </MemoryRouter>
      </RunSagaContext>
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

it('leads an unavailable filing without an entity to the search of the record (W2-unavailable)', () => {
  show(<UnavailablePage />);
  expect(screen.getByRole('link', { name: 'Look up a business' })).toHaveAttribute(
    'href',
    '/business/search',
  );
});

it.each([
  ['noForm', /has no such form for this type of entity/],
  ['otherType', /not available for this type of entity/],
])('says of a form that a type of entity does not have nothing that would be untrue: %s', (reason, said) => {
  show(<UnavailablePage />, { at: `/?entityId=20201234567&reason=${reason}` });
  expect(screen.getByText(said)).toBeInTheDocument();
  expect(screen.queryByText(/no longer available/)).not.toBeInTheDocument();
});

describe('with a filing in progress in this tab', () => {
  const BACK = /^Continue: Form a limited liability company/;
  beforeEach(() => {
    storage.session.write('ref', 'F-1');
    storage.session.write('keptFiling', { filingType: 'llc', step: 'management' });
  });
  afterEach(() => sessionStorage.clear());

  it.each([
    ['filing issue', FilingIssuePage],
    ['unknown page', NotFoundPage],
    ['time-out', TimedOutPage],
    ['unavailable filing', UnavailablePage],
  ])('the page of the %s leads back to it', async (_, Page) => {
    show(<Page />);
    const link = await screen.findByRole('link', { name: BACK });
    expect(link).toHaveAttribute('href', '/business/filing/llc/management');
  });

  it('the page of a service that is down names it', async () => {
    show(<DownPage />);
    expect(await screen.findByText(/^Your filing “Form a limited liability company/)).toBeInTheDocument();
  });

  it('nobody is told to start a form again that is kept', async () => {
    show(<FilingIssuePage />);
    expect(await screen.findByText(/^Continue your filing where you left it/)).toBeInTheDocument();
    expect(screen.queryByText(/^Start the form again/)).not.toBeInTheDocument();
  });
});

it.each([FilingIssuePage, NotFoundPage, TimedOutPage, UnavailablePage, DownPage])(
  'no page leads back to a filing that there is not',
  async (Page) => {
    show(<Page />);
    await act(() => Promise.resolve());
    expect(screen.queryByText(/filing in progress in this window|is kept in this window/)).toBeNull();
  },
);

it('tells whoever has nothing kept to start the form again', async () => {
  show(<FilingIssuePage />);
  expect(await screen.findByText(/^Start the form again/)).toBeInTheDocument();
});
