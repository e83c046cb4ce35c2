import type { RenderedPage } from '#api';
import { openTestRegistry, type TestRegistry } from '../testing/open-test-registry';
import type { BuiltPages } from './built-pages';
import { firstPages } from './first-page';

const SHELL =
  '<html lang="en"><head><title>Business filing</title></head><body><div id="root"><main class="page">Loading</main></div><noscript></noscript></body></html>';
const HEART_BEAT = '/business-api/heartBeat';
const recordOf = (id: string) => `/business-api/entity/summary?entityId=${id}`;

const drawn = (html: string, isFound = true): RenderedPage => ({ html, title: html, isFound });
const bodyOf = async (answer: Promise<Response>) => JSON.stringify(await (await answer).json());

/** Stands in for the application's build: `/all` is drawn once, `/of/ID` for its address, `/own` for nobody else. */
const opened: string[] = [];
const built: BuiltPages = {
  describePage: (path) =>
    path.startsWith('/of/')
      ? { key: '/of/*', cacheScope: 'thisAddress', pageQueries: [recordOf(path.slice(4))] }
      : { key: path, cacheScope: path === '/all' ? 'everyAddress' : 'nobody', pageQueries: [] },
  async open(path, _search, _language, ask) {
    opened.push(path);
    await ask(new Request(`http://portal.invalid${HEART_BEAT}`));
    return { ...(path === '/all' ? drawn('<h1>All</h1>') : { ...drawn(''), html: null }), scripts: [] };
  },
  beginSession: () => Promise.resolve({}),
  async renderPage(path, _search, _language, ask) {
    const id = path.slice(4);
    const record = await bodyOf(ask(new Request(`http://portal.invalid${recordOf(id)}`)));
    return drawn(
      `<h1>${/"entityName":"([^"]+)"/.exec(record)?.[1] ?? 'Nothing'}</h1>`,
      !record.includes('404'),
    );
  },
};
jest.mock('./built-pages', () => ({ loadBuiltPages: () => built, readShell: () => SHELL }));

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());
beforeEach(() => opened.splice(0));

const pages = () => firstPages(open.registry);
const KNOWN = '/of/20101000001';

test('a page that is the same everywhere is drawn once', async () => {
  const { pageOf } = pages();
  await pageOf('/all', '', 'en');
  const page = await pageOf('/all', '', 'en');
  expect(page).toMatchObject({ isFound: true, isOfAddress: false });
  expect(page?.html).toContain('<h1>All</h1>');
  expect(page?.html).toContain(HEART_BEAT);
  expect(opened).toEqual(['/all']);
});

test('a page about an entity is drawn of its record, which comes along', async () => {
  const { pageOf } = pages();
  const [known, other] = [await pageOf(KNOWN, '', 'en'), await pageOf('/of/20999999999', '', 'en')];
  expect(known).toMatchObject({ isFound: true, isOfAddress: true });
  expect(known?.html).toMatch(/<h1>Aspen Ledger LLC<\/h1>[^]*"entityName":"Aspen Ledger LLC"/);
  expect(other).toMatchObject({ isFound: false, isOfAddress: true });
  expect(other?.html).not.toContain('Aspen Ledger');
  expect(opened).toEqual([KNOWN]);
});

test('a page that depends on who opens it is not drawn', async () => {
  const page = await pages().pageOf('/own', '', 'en');
  expect(page).toMatchObject({ isFound: true, isOfAddress: false });
  expect(page?.html).toContain('<main class="page">Loading</main>');
});

test('without an answer in time the page comes without it', async () => {
  const { pageOf } = pages();
  await pageOf(KNOWN, '', 'en');
  const { db } = open.registry;
  const selectFrom = jest.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw new Error('no connection');
  });
  const page = await pageOf(KNOWN, '', 'en');
  selectFrom.mockRestore();
  expect(page?.html).not.toContain('<h1>');
  expect(page?.html).toContain('<main class="page">Loading</main>');
});

test('no page waits long for the database', async () => {
  const { pageOf } = pages();
  await pageOf(KNOWN, '', 'en');
  const refresh = jest
    .spyOn(open.registry.clock, 'refresh')
    .mockImplementation(() => new Promise(() => undefined));
  const begun = performance.now();
  const page = await pageOf(KNOWN, '', 'en');
  refresh.mockRestore();
  expect(performance.now() - begun).toBeLessThan(3_000);
  expect(page?.html).toContain('<main class="page">Loading</main>');
});
