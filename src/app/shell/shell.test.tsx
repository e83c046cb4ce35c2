import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { emptyFiling } from '#rules';
import { Link } from '../../controls/Link';
import { filingStarted } from '../../filing/wizard/draft-slice';
import { controlCleared } from '../../session/control-slice';
import { environmentReceived, filingAwaited } from '../../session/slice';
import { wholeStore } from '../testing/whole-store';
import { AnnouncingAreaContext } from '../../forms/use-page-title';
import { type PageTitle, usePageTitle } from '../../forms/use-page-title';
import { PageHeading } from '../../forms/PageHeading';
import { onAnnouncement } from '../../controls/alerts/announcer';
import { Shell } from './Shell';

/** Milliseconds. */
const LONGER_THAN_ANY_DELAY = 600;

const office = { name: 'Office of Records', helpEmail: 'help@office.example', helpPhone: '303-555-0100' };
const links = Object.fromEntries(
  ['business', 'fileAForm', 'down', 'filingIssue', 'timedOut', 'summary', 'emailSubscription', 'logout'].map(
    (name) => [name, '/business'],
  ),
);

type Environment = Parameters<typeof environmentReceived>[0]['environment'];

const show = (page: ReactNode, { env = 'dev', at = '/business' } = {}) => {
  const store = wholeStore();
  const environment = { env, office, links } as unknown as Environment;
  store.dispatch(environmentReceived({ environment, clockOffset: 0 }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Shell>{page}</Shell>
      </MemoryRouter>
    </Provider>,
  );
  return store;
};
const answerPages = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
const page = (html: string) => () =>
  Promise.resolve(new Response(html, { headers: { 'content-type': 'text/html' } }));

beforeEach(() => answerPages(() => Promise.reject(new Error('no network'))));
afterEach(() => jest.restoreAllMocks());

describe('the static pages of the office (W7-shell)', () => {
  it('stand there without anything that could run', async () => {
    answerPages(page('<p onclick="alert(1)">Closed on Monday</p><img src=x onerror=alert(1)>'));
    show(<h1>Page</h1>);
    const banner = screen.getByRole('region', { name: 'Office notice' });
    await waitFor(() => expect(banner).toHaveTextContent('Closed on Monday'));
    expect(banner.innerHTML).not.toMatch(/onclick|onerror/);
  });

  it.each([
    ['the network fails', () => Promise.reject(new Error('no network'))],
    ['the server answers with the application', page('<!doctype html><title>App</title>')],
    ['the page is missing', () => Promise.resolve(new Response('', { status: 404 }))],
  ])('have a fallback when %s', async (_, answer) => {
    const fetched = answerPages(answer);
    show(<h1>Page</h1>);
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    await act(async () => undefined);
    expect(screen.getByRole('region', { name: 'Office notice' })).toHaveTextContent('An official service');
  });
});

describe('the header', () => {
  const started = () => {
    const filing = emptyFiling();
    return filingStarted({
      ...filing,
      entityId: '20201234567',
      entityNameValues: { ...filing.entityNameValues, name: 'Aspen LLC' },
    });
  };

  it('names the entity and its ID on pages of the filing only (W2-header)', () => {
    const store = show(<h1>Page</h1>, { at: '/business/filing/llc/management' });
    act(() => void store.dispatch(started()));
    expect(within(screen.getByRole('banner')).getByText('Aspen LLC')).toBeInTheDocument();
    expect(screen.getByText('Entity ID 20201234567')).toBeInTheDocument();
  });

  it('keeps the place of an entity whose record is being read', () => {
    show(<h1>Page</h1>, { at: '/business/filing/chgpoa/intro?entityId=20201234567' });
    expect(within(screen.getByRole('banner')).getByText('Entity ID 20201234567')).toBeInTheDocument();
  });

  it('keeps the place of an entity whose filing a reload brings back, until that has ended', () => {
    const store = show(<h1>Page</h1>, { at: '/business/filing/amend/entityname' });
    act(() => void store.dispatch(filingAwaited({ entityId: '20201234567', name: '' })));
    expect(screen.getByText('Entity ID 20201234567')).toBeInTheDocument();
    act(() => void store.dispatch(controlCleared()));
    expect(screen.queryByText('Entity ID 20201234567')).not.toBeInTheDocument();
  });

  it('keeps the name of the entity, also of a new one that has no ID yet', () => {
    const store = show(<h1>Page</h1>, { at: '/business/filing/llc/management' });
    act(() => void store.dispatch(filingAwaited({ entityId: '', name: 'Aspen Ledger LLC' })));
    expect(screen.getByText('Aspen Ledger LLC')).toBeInTheDocument();
    act(() => void store.dispatch(filingAwaited({ entityId: '20201234567', name: 'Aspen Ledger LLC' })));
    expect(screen.getByText('Aspen Ledger LLC')).toBeInTheDocument();
    act(() => void store.dispatch(controlCleared()));
    expect(screen.queryByText('Aspen Ledger LLC')).not.toBeInTheDocument();
  });

  it('shows the kept name to no other entity that the address names', () => {
    const store = show(<h1>Page</h1>, { at: '/business/filing/chgpoa/intro?entityId=20201234567' });
    act(() => void store.dispatch(filingAwaited({ entityId: '20101000001', name: 'Aspen Ledger LLC' })));
    expect(screen.queryByText('Aspen Ledger LLC')).not.toBeInTheDocument();
  });

  it('keeps no place on the receipt, whose filing has ended', () => {
    const store = show(<h1>Page</h1>, { at: '/business/filing/amend/receipt?refId=any' });
    act(() => void store.dispatch(filingAwaited({ entityId: '20201234567', name: '' })));
    expect(screen.queryByText('Entity ID 20201234567')).not.toBeInTheDocument();
  });

  it.each([
    ['a receipt that is on its way', '/business/filing/amend/receipt?refId=any', 1],
    ['the address of no receipt', '/business/filing/amend/receipt', 0],
    ["what's next after no filing", '/business/filing/amend/whatsnext', 0],
  ])('keeps lines for the entity of %s only where it comes', (_what, at, lines) => {
    show(<h1>Page</h1>, { at });
    expect(document.querySelectorAll('.site-header__entity')).toHaveLength(lines);
  });

  it('shows no text that an address brings in place of a number', () => {
    show(<h1>Page</h1>, { at: '/business/filing/chgpoa/intro?entityId=Call+us' });
    expect(screen.queryByText(/Call us/)).not.toBeInTheDocument();
  });

  it('names none elsewhere', () => {
    const store = show(<h1>Page</h1>);
    act(() => void store.dispatch(started()));
    expect(screen.queryByText('Aspen LLC')).not.toBeInTheDocument();
  });
});

describe('the side menu (A2-nav)', () => {
  const labels = [
    'Business home',
    'Search business database',
    'Tips for searching',
    'FAQ',
    'Tutorials & training',
  ];
  const linksShown = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('link')
      .map((link) => link.textContent);

  it('opens, and closes by its button and by the overlay', async () => {
    show(<h1>Page</h1>);
    const button = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('dialog'));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['qa', [...labels, 'Show State']],
    ['client', labels],
    ['prod', labels],
  ])('in %s', async (env, expected) => {
    show(<h1>Page</h1>, { env });
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(linksShown()).toEqual(expected);
  });

  it('has a ribbon above it everywhere but in production', () => {
    show(<h1>Page</h1>, { env: 'client' });
    expect(screen.getByRole('complementary', { name: 'Demonstration' })).toHaveTextContent('(client)');
  });
});

/** A page whose heading has not taken the focus, so that all of its title is left to announce. */
function Titled(page: PageTitle) {
  usePageTitle(page);
  return null;
}

describe('a page', () => {
  beforeEach(() => {
    document.title = '';
  });

  const pages = (
    <Routes>
      <Route path="/business" element={<Link to="/business/next">Go on</Link>} />
      <Route path="/business/next" element={<PageHeading title="Filer" step="Step 8 of 11" hasErrors />} />
    </Routes>
  );

  it('is titled and announced once, and its heading takes focus', async () => {
    show(pages);
    await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Filer' })).toHaveFocus();
    expect(document.title).toBe('Error: Filer - Step 8 of 11 - Office of Records');
    const live = document.querySelector('[data-live-region]');
    await waitFor(() => expect(live?.textContent).toBe('Step 8 of 11'));
    await waitFor(() => expect(live).toBeEmptyDOMElement(), { timeout: 3000 });
  });

  it.each([
    ['filing', 150],
    ['other', 100],
  ] as const)('is announced as the rules say for its area: %s, %d characters', async (area, characters) => {
    show(
      <AnnouncingAreaContext value={area}>
        <Titled title={'a'.repeat(150)} />
      </AnnouncingAreaContext>,
    );
    const live = document.querySelector('[data-live-region]');
    await waitFor(() => expect(live?.textContent).toHaveLength(characters));
  });

  it('is not announced where the document arrived with its title', async () => {
    document.title = 'Filer - Step 8 of 11 - Office of Records';
    const said: string[] = [];
    const stop = onAnnouncement((text) => said.push(text));
    show(<Titled title="Filer" step="Step 8 of 11" />);
    await waitFor(() => expect(document.title).toContain('Filer'));
    await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_ANY_DELAY));
    stop();
    expect(said).toEqual([]);
  });

  it('is skipped to with the first link', async () => {
    show(<h1>Page</h1>);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('has the help contact and two ways to reach the office', () => {
    show(<h1>Page</h1>);
    const help = screen.getByRole('complementary', { name: 'Help' });
    expect(
      within(help)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:3035550100', 'mailto:help@office.example']);
  });
});

describe('the other language', () => {
  const link = () => screen.queryByRole('link', { name: 'Español' });

  it('is offered by its own name, and leads back to the same page where scripts fail', () => {
    answerPages(() => Promise.resolve(new Response('')));
    show(<p>Page</p>, { at: '/business/search/1?transTyp=REPORT' });
    expect(link()).toHaveAttribute('href', '?transTyp=REPORT&language=es');
    expect(link()).toHaveAttribute('lang', 'es');
  });

  it('is not offered to staff, whose pages are English', () => {
    answerPages(() => Promise.resolve(new Response('')));
    show(<p>Page</p>, { at: '/business/admin/pendingqueue' });
    expect(link()).toBeNull();
  });
});
