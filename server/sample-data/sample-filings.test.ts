import { officeDay } from '#rules';
import { filedDocument } from '../filing/receipt/filed-documents';
import { letDaysPass } from '../testing/filing-on-record';
import { entityOnRecord, holderOf } from '../testing/on-record';
import { visibleText } from '../testing/pdf-text';
import { registryOfTests } from '../testing/registry-of-tests';
import { delayedSamples } from './delayed-samples';
import { DELAY } from './personas-by-delay';
import type { SampleFiling } from './sample-filings';
import { sampleFilings } from './sample-filings';

const registry = registryOfTests();
const today = () => officeDay(registry().clock.now().toISOString());

/** The text of the documents of these filings, drawn one after the other. */
async function documentsOf(filings: readonly SampleFiling[]): Promise<string[]> {
  const texts: string[] = [];
  for (const { entityId, transactionId } of filings) {
    const document = await filedDocument(registry(), entityId, transactionId);
    texts.push(document === undefined ? '' : visibleText(document));
  }
  return texts;
}

test.each([
  ['20101000042', ['To another nonprofit corporation.']],
  ['20101000043', ['To sell what its members grow.', 'Three years.']],
])('the documents of the earlier filings of %s open', async (entityId, contents) => {
  const { name } = await entityOnRecord(registry(), entityId);
  const filings = sampleFilings(today()).filter((filing) => filing.entityId === entityId);
  const documents = await documentsOf(filings);
  expect(documents).toHaveLength(2);
  for (const document of documents) expect(document).toContain(name);
  for (const text of contents) expect(documents[0]).toContain(text);
});

test('the documents of delayed filings open', async () => {
  const [formation, change, amendment] = await documentsOf(delayedSamples(today()));
  expect(formation).toContain('Zebulon Cartography LLC');
  expect(change).toContain('3350 Brighton Blvd');
  expect(amendment).toContain('Bittern Marsh Kayaks LLC');
});

test('until their day delayed filings change nothing, and on it they take effect', async () => {
  const onRecord = (entityId: string) => entityOnRecord(registry(), entityId);
  const [formed, moved, renamed] = ['20261000033', '20101000034', '20101000048'] as const;
  const [oldName, newName] = ['Bittern Marsh Canoes LLC', 'Bittern Marsh Kayaks LLC'];
  expect(await onRecord(formed)).toMatchObject({ status_code: 'DELAYED' });
  for (const name of [oldName, newName]) expect(await holderOf(registry(), name)).toBe(renamed);

  await letDaysPass(registry(), DELAY + 1);
  expect(await onRecord(formed)).toMatchObject({ status_code: 'GOOD' });
  expect((await onRecord(moved)).principal_office.streetAddress.address1).toBe('3350 Brighton Blvd');
  expect(await onRecord(renamed)).toMatchObject({ name: newName });
  expect(await holderOf(registry(), newName)).toBe(renamed);
  expect(await holderOf(registry(), oldName)).toBeNull();
});
