import { initialFiling, type Filing, type Language } from '#rules';
import { availabilityQuery, summaryQuery } from '../../filing/wizard/entry/entity-queries';
import { introQuery } from '../../filing/wizard/entry/intro-query';
import { notingClient } from '../testing/noting-client';
import { introQueries } from './intro-queries';

/** The queries of the application to begin a filing, and for its text afterwards. */
async function asked(
  filing: Filing & { entityId: string },
  inLanguage: { language?: Language },
): Promise<string[]> {
  const { client, questions } = notingClient();
  const { entityId, transactionType } = filing;
  await client.call('entitySummary', { query: summaryQuery(entityId, transactionType) });
  await client.call('transactionAvailable', { query: availabilityQuery(entityId, transactionType) });
  await client.call('introContent', { query: introQuery(filing, inLanguage) });
  return questions;
}

const onEntity = (filingType: Filing['filingType'] & string, entityType: 'DLLC' | 'DNC') =>
  initialFiling({
    filingType: filingType as 'report',
    submissionKey: '',
    entityId: '20101000001',
    entityType,
  });

test.each([
  ['/business/filing/report/reportintro', 'REPORT', onEntity('report', 'DLLC')],
  ['/business/filing/chgpoa/intro', 'CHG_ENT_ADR', onEntity('chgpoa', 'DNC')],
  ['/business/filing/amend/intro', 'AMD_NPC', onEntity('amend', 'DNC')],
])('%s is answered before it asks', async (path, transTyp, filing) => {
  const search = `?entityId=20101000001&transTyp=${transTyp}`;
  expect(introQueries(path, search, 'en')).toEqual(await asked(filing, {}));
  expect(introQueries(path, search.replace('2010', '2010+'), 'en')).toEqual(await asked(filing, {}));
  expect(introQueries(path, search, 'es')).toEqual(await asked(filing, { language: 'es' }));
});

test.each([
  [
    'another page of the filing',
    '/business/filing/chgpoa/filer',
    '?entityId=20101000001&transTyp=CHG_ENT_ADR',
  ],
  ['a formation', '/business/filing/llc/intro', '?entityId=20101000001&transTyp=ARTORG_LLC'],
  ['no entity', '/business/filing/chgpoa/intro', '?transTyp=CHG_ENT_ADR'],
  ['an ID that is not a number', '/business/filing/chgpoa/intro', '?entityId=x&transTyp=CHG_ENT_ADR'],
  [
    'the transaction of another filing',
    '/business/filing/chgpoa/intro',
    '?entityId=20101000001&transTyp=REPORT',
  ],
  ['another page', '/business/search', '?entityId=20101000001&transTyp=REPORT'],
])('of %s nothing is answered before', (_what, path, search) => {
  expect(introQueries(path, search, 'en')).toEqual([]);
});
