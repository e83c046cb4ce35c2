import { randomUUID } from 'node:crypto';
import type { Filing } from '#rules';
import { PUBLIC_PRINCIPAL } from '../../callers/principal';
import type { Input } from '../../contract/operation';
import { filingOperations } from '../../operations/filing';
import { delayedBy, fileAndPay, filingOnRecord } from '../../testing/filing-on-record';
import { keepingOffice } from '../../testing/office-changes';
import { registryOfTests } from '../../testing/registry-of-tests';
import { entityLike } from '../../testing/restoration-filing';
import { readDraft } from './drafts';

const ENTITY = '20101000001';

const registry = registryOfTests();

const saved = async (filing: Filing): Promise<string> => {
  const input = { body: { filing }, principal: PUBLIC_PRINCIPAL } as Input<'saveFiling'>;
  const { apiData } = await filingOperations.saveFiling(registry(), input);
  return 'refId' in apiData ? (apiData.refId ?? '') : '';
};

const reopened = async (refId: string) => {
  const input = { body: { refId }, principal: PUBLIC_PRINCIPAL } as Input<'getFiling'>;
  const { apiData } = await filingOperations.getFiling(registry(), input);
  if (apiData.code !== 200 || apiData.filing === undefined) throw new Error('The filing is not kept.');
  return JSON.parse(apiData.filing) as Filing;
};

test('a filing that is taken up again tells what has come to be filed on its entity since', async () => {
  const { entityId } = await entityLike(registry(), ENTITY);
  const begun = await filingOnRecord(registry(), 'chgpoa', entityId);
  const refId = await saved(begun);
  const other = { ...(await filingOnRecord(registry(), 'chgpoa', entityId)), submissionKey: randomUUID() };
  const { receipt } = await fileAndPay(
    registry(),
    delayedBy(registry(), keepingOffice(other, '200 E Colfax Ave'), 20),
  );
  const before = await readDraft(registry().db, refId, registry().clock.now());

  const { recordValues, ...entered } = await reopened(refId);
  const filings = recordValues?.coming?.filter(({ document }) => document !== '');
  expect(filings).toMatchObject([
    { code: 'delayed', document: receipt.transactionId, facts: ['principalOffice'] },
  ]);
  expect(recordValues?.previousEffective).toBe(filings?.[0]?.on);
  // What was entered, and the record with which it began, are as they were saved.
  const { recordValues: begunWith, ...rest } = before?.filing ?? begun;
  expect(entered).toEqual(rest);
  expect(recordValues?.version).toBe(begunWith?.version);
  expect(await readDraft(registry().db, refId, registry().clock.now())).toEqual(before);
});
