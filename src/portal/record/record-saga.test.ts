import createSagaMiddleware from 'redux-saga';
import { connections } from '../../app/connections';
import { waitForSagas } from '../../app/testing/start-app';
import { wholeStore } from '../../app/testing/whole-store';
import {
  certificateRequested,
  filedAttachmentRequested,
  filedDocumentRequested,
  historyPageRequested,
  recordLeft,
  recordOpened,
} from './record-slice';
import { lookupsReceived, sessionReady } from '../../session/slice';
import { openRecordAhead } from './open-record-ahead';
import { watchRecord } from './record-saga';
import { watchSearch } from './search-saga';
import { searchRequested } from './search-slice';

const ok = (data: object) => ({ outcome: { kind: 'ok', code: 200 }, data });
const code = (number: number) => ({ outcome: { kind: 'code', code: number }, data: { code: number } });
const noResponse = { outcome: { kind: 'noResponse' } };
const filing = (transactionId: string) => ({ transactionId, state: 'effective', hasDocument: true });

/** A store with the sagas of the record on a registry that gives these answers; a function answers by what is asked. */
const start = (answers: Record<string, unknown>, opensWindows = true) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const asked = jest.fn();
  const opened = { show: jest.fn(), close: jest.fn() };
  const client = {
    call: (operation: string, input: unknown) => {
      asked(operation, input);
      const answer = answers[operation] ?? noResponse;
      return Promise.resolve(
        typeof answer === 'function' ? (answer as (of: unknown) => unknown)(input) : answer,
      );
    },
  };
  const saved = jest.fn();
  const documents = { open: () => (opensWindows ? opened : null), save: saved };
  const sagas = createSagaMiddleware({ context: { client, documents, connections } });
  const store = wholeStore(sagas);
  sagas.run(watchRecord);
  sagas.run(watchSearch);
  return { store, asked, opened, saved, run: sagas.run, record: () => store.getState().record };
};

it.each([
  ['a record', ok({ entitySummary: { entityId: '1' } }), 'ready'],
  ['code 404', code(404), 'notFound'],
  ['the HTTP error 404', { outcome: { kind: 'http', status: 404 } }, 'notFound'],
  ['code 500, which says nothing of the entity', code(500), 'failed'],
  ['no answer', noResponse, 'failed'],
])('looks an entity up: %s', async (_, entitySummary, status) => {
  const { store, record } = start({ entitySummary });
  store.dispatch(recordOpened({ entityId: '1' }));
  await waitForSagas();
  expect(record().status).toBe(status);
});

it('asks nothing for what can be no ID number', async () => {
  const { store, asked, record } = start({});
  store.dispatch(recordOpened({ entityId: 'Aspen' }));
  await waitForSagas();
  expect(record().status).toBe('notFound');
  expect(asked).not.toHaveBeenCalled();
});

it('shows the facts although the forms and the history cannot be had', async () => {
  const { store, record } = start({ entitySummary: ok({ entitySummary: { entityId: '1' } }) });
  store.dispatch(recordOpened({ entityId: '1' }));
  await waitForSagas();
  expect(record()).toMatchObject({
    status: 'ready',
    forms: { status: 'failed' },
    history: { status: 'failed' },
  });
});

it('takes no answer for a record that was left', async () => {
  const { store, record } = start({
    entitySummary: ok({ entitySummary: { entityId: '1' } }),
    entityFilings: ok({ total: 1, filings: [filing('a')] }),
  });
  store.dispatch(recordOpened({ entityId: '1' }));
  store.dispatch(recordLeft());
  await waitForSagas();
  expect(record()).toMatchObject({ entityId: '', status: 'idle', entity: null, history: { filings: [] } });
});

it.each([
  ['is there', ok({ entitySummary: { entityId: '1' } }), 'ready'],
  ['is not there', code(404), 'notFound'],
  ['cannot be had', noResponse, 'failed'],
])('is open before it is drawn once all of it %s', async (_, entitySummary, status) => {
  const { store, record, run } = start({ entitySummary, entityForms: code(500) });
  store.dispatch(lookupsReceived({ states: [], countries: [], suffixes: [] }));
  store.dispatch(sessionReady());
  await run(openRecordAhead, '1').toPromise();
  expect(record()).toMatchObject({ entityId: '1', status });
  expect(record().forms.status).not.toBe(status === 'ready' ? 'loading' : '');
});

it('turns to another page, keeps the one before in sight until then, and begins again with another entity', async () => {
  const pages: Record<string, string> = { 1: 'a', 2: 'b' };
  const { store, record } = start({
    entityFilings: ({ query }: { query: { page: string } }) =>
      ok({ total: 12, filings: [filing(pages[query.page] ?? '')] }),
  });
  const shown = () => record().history.filings.map(({ transactionId }) => transactionId);
  store.dispatch(recordOpened({ entityId: '1' }));
  await waitForSagas();
  expect(shown()).toEqual(['a']);
  store.dispatch(historyPageRequested({ entityId: '1', page: 2 }));
  expect([record().history.status, shown()]).toEqual(['loading', ['a']]);
  await waitForSagas();
  expect([record().history.status, shown()]).toEqual(['ready', ['b']]);
  store.dispatch(recordOpened({ entityId: '2' }));
  expect(record().history).toMatchObject({ page: 1, filings: [] });
});

it('opens a filed document in the window that the click opened', async () => {
  const { store, asked, opened, record } = start({ filingImage: ok({ image: 'JVBERi0=' }) });
  store.dispatch(recordOpened({ entityId: '1' }));
  store.dispatch(filedDocumentRequested({ transactionId: '7' }));
  await waitForSagas();
  expect(asked).toHaveBeenCalledWith('filingImage', {
    query: { masterTransactionId: '1', transactionId: '7' },
  });
  expect(opened.show).toHaveBeenCalledWith('JVBERi0=');
  expect(record().document).toBeNull();
});

it('has the browser save a file that was attached, under its name and with its own media type', async () => {
  const { store, asked, saved, record } = start({
    filingImage: ok({ image: btoa('hello'), mimeType: 'text/plain' }),
  });
  store.dispatch(recordOpened({ entityId: '1' }));
  store.dispatch(filedAttachmentRequested({ transactionId: '7', key: 'k', fileName: 'stock.txt' }));
  expect(record().document).toMatchObject({ key: 'k', status: 'loading' });
  await waitForSagas();
  expect(asked).toHaveBeenCalledWith('filingImage', {
    query: { masterTransactionId: '1', transactionId: '7', attachmentKey: 'k' },
  });
  expect(saved).toHaveBeenCalledWith('stock.txt', 'text/plain', new TextEncoder().encode('hello'));
  expect(record().document).toBeNull();
});

it('says so when a file that was attached is not given out', async () => {
  const { store, saved, record } = start({ filingImage: code(404) });
  store.dispatch(recordOpened({ entityId: '1' }));
  store.dispatch(filedAttachmentRequested({ transactionId: '7', key: 'k', fileName: 'stock.txt' }));
  await waitForSagas();
  expect(saved).not.toHaveBeenCalled();
  expect(record().document).toMatchObject({ key: 'k', status: 'failed' });
});

it.each([
  ['is not given out', true, ''],
  [
    'has no window',
    false,
    'Your browser blocked the window for the document. Allow pop-ups for this site and try again.',
  ],
])('says so when a document %s', async (_, opensWindows, message) => {
  const { store, record } = start({ goodStandingCertificate: code(404) }, opensWindows);
  store.dispatch(certificateRequested());
  await waitForSagas();
  expect(record().document).toEqual({ key: 'certificate', status: 'failed', message });
});

it.each([
  ['results', ok({ total: 1, page: 1, isClose: false, isCut: false, entities: [] }), 'found'],
  ['no answer', noResponse, 'failed'],
])('searches by name: %s', async (_, findEntities, status) => {
  const { store } = start({ findEntities });
  store.dispatch(searchRequested({ text: 'Aspen', status: null, page: 1 }));
  await waitForSagas();
  expect(store.getState().recordSearch.status).toBe(status);
});
