import type { Kysely } from 'kysely';
import { PUBLIC_PRINCIPAL } from '../../callers/principal';
import type { Database } from '../../database/tables';
import type { Registry } from '../../context';
import { filingOperations } from '../../operations/filing';
import { filingOnRecord, submitFiling } from '../../testing/filing-on-record';
import { keepingOffice } from '../../testing/office-changes';
import { changeOnRecord } from '../../testing/on-record';
import { registryOfTests } from '../../testing/registry-of-tests';

const ENTITY = '20101000005';
/** What only the reading of an entity with its agent joins. */
const ENTITY_READ = /from "entity" left join "registered_agent"/;

const registry = registryOfTests();

/** The registry, and how often an entity is read by it. */
function counting(): { counted: Registry; reads: () => number } {
  let reads = 0;
  const db: Kysely<Database> = registry().db.withPlugin({
    transformQuery: ({ node }) => {
      const text = registry().db.getExecutor().compileQuery(node, { queryId: 'counted' }).sql;
      if (ENTITY_READ.test(text)) reads += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return { counted: { ...registry(), db }, reads: () => reads };
}

/** Somebody else moves the office. */
async function moveOffice(street: string): Promise<void> {
  const { principalOfficeValues } = keepingOffice(await filingOnRecord(registry(), 'chgpoa', ENTITY), street);
  await changeOnRecord(registry(), ENTITY, { principal_office: principalOfficeValues });
}

/** A change of the office of an entity whose record has changed since it was saved. */
async function overtaken(street: string) {
  const begun = await filingOnRecord(registry(), 'chgpoa', ENTITY);
  const filing = keepingOffice(begun, '7 NEW WAY');
  const { apiData } = await filingOperations.saveFiling(registry(), {
    body: { filing },
    principal: PUBLIC_PRINCIPAL,
  } as never);
  if (!('refId' in apiData)) throw new Error('The filing was not saved.');
  await moveOffice(street);
  return { filing, refId: apiData.refId };
}

test('a request to pay reads the entity of the filing once, also where it is refused', async () => {
  const { filing, refId } = await overtaken('8 OTHERS WAY');
  const { counted, reads } = counting();
  await expect(submitFiling(counted, filing, refId)).rejects.toMatchObject({
    details: { renewed: { version: expect.any(Number) as number } },
  });
  expect(reads()).toBe(1);
});

test('a filing that is opened again reads the entity once, also where the record has changed since', async () => {
  const { filing, refId } = await overtaken('9 OTHERS WAY');
  await expect(submitFiling(registry(), filing, refId)).rejects.toThrow();
  await moveOffice('10 OTHERS WAY');
  const { counted, reads } = counting();
  const { apiData } = await filingOperations.getFiling(counted, {
    body: { refId },
    principal: PUBLIC_PRINCIPAL,
  } as never);
  expect(apiData).toHaveProperty('problems');
  expect(reads()).toBe(1);
});
