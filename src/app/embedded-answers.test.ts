import { fetchEmbeddedFirst, embeddedAnswers } from './embedded-answers';

const ENVIRONMENT = '/common-db-api/env';
const ask = (fetchEmbedded: ReturnType<typeof fetchEmbeddedFirst>, path: string, method = 'GET') =>
  fetchEmbedded(new Request(`https://portal.example${path}`, { method }));

const asked = jest.fn(() => Promise.resolve(Response.json({ from: 'server' })));
beforeEach(() => {
  asked.mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(asked);
});
afterEach(() => jest.restoreAllMocks());

const bodyOf = async (answer: Promise<Response>) => (await answer).json() as unknown;

it('answers a question once with what came with the page, then asks', async () => {
  const client = fetchEmbeddedFirst({ [ENVIRONMENT]: { from: 'page' } });
  expect(await bodyOf(ask(client, ENVIRONMENT))).toEqual({ from: 'page' });
  expect(asked).not.toHaveBeenCalled();
  expect(await bodyOf(ask(client, ENVIRONMENT))).toEqual({ from: 'server' });
});

it.each([
  ['another query', `${ENVIRONMENT}?a=1`, 'GET'],
  ['another method', ENVIRONMENT, 'POST'],
])('asks for %s', async (_, path, method) => {
  const client = fetchEmbeddedFirst({ [ENVIRONMENT]: { from: 'page' } });
  expect(await bodyOf(ask(client, path, method))).toEqual({ from: 'server' });
});

it('asks for what nobody asked while the page was fresh', async () => {
  const client = fetchEmbeddedFirst({ [ENVIRONMENT]: { from: 'page' } });
  jest.spyOn(performance, 'now').mockReturnValue(30_001);
  expect(await bodyOf(ask(client, ENVIRONMENT))).toEqual({ from: 'server' });
});

describe('the data in the page', () => {
  const navigated = (transferSize: number) => {
    performance.getEntriesByType = () => [{ transferSize }] as unknown as PerformanceEntryList;
    document.body.innerHTML = `<script type="application/json" id="page-data">{"${ENVIRONMENT}":{}}</script>`;
  };

  it('counts where the page has just come from the server', () => {
    navigated(5000);
    expect(embeddedAnswers()).toEqual({ [ENVIRONMENT]: {} });
  });

  it('does not count where the page comes from the cache: its clock stands still', () => {
    navigated(0);
    expect(embeddedAnswers()).toEqual({});
  });

  it('may be missing', () => {
    navigated(5000);
    document.body.innerHTML = '';
    expect(embeddedAnswers()).toEqual({});
  });
});
