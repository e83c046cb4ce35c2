import createSagaMiddleware from 'redux-saga';
import { watchRecord } from '../../portal/record/record-saga';
import { recordOpened } from '../../portal/record/record-slice';
import { connections } from '../connections';
import { wholeStore } from '../testing/whole-store';
import { waitForSagas } from '../testing/start-app';
import { notingClient } from '../testing/noting-client';
import { recordQueries } from './record-queries';

/** The queries of the application when it opens a record. */
async function asked(entityId: string): Promise<string[]> {
  const { client, questions } = notingClient();
  const sagas = createSagaMiddleware({ context: { client, connections } });
  const store = wholeStore(sagas);
  sagas.run(watchRecord);
  store.dispatch(recordOpened({ entityId }));
  await waitForSagas();
  return questions;
}

test.each([
  '/business/search/20101000001',
  '/business/search/20101000001/summary',
  '/business/search/20101000001/',
])('%s is answered before it asks', async (path) => {
  expect(recordQueries(path).sort()).toEqual((await asked('20101000001')).sort());
});

test.each([
  '/business/search',
  '/business/search/Aspen',
  '/business/search/%2020101000001',
  '/business/search/%zz',
  '/business/certificate/20101000001',
])('of %s nothing is answered before', (path) => {
  expect(recordQueries(path)).toEqual([]);
});
