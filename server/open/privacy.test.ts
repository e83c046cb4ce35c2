import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Filing } from '#rules';
import { contractDocument } from '../contract/contract-document';
import { contractOf, type ContractOperation } from '../contract/contract';
import { savePiiRequest } from '../review/personal-data';
import { rejectFiling } from '../review/reject';
import { formCompany } from '../testing/amendments';
import { fileAndPay } from '../testing/filing-on-record';
import { officeMovedTo } from '../testing/office-changes';
import { serveOpenRecord, type OpenRecordServer } from '../testing/open-record-server';
import { visibleText } from '../testing/pdf-text';
import { lockFiling, queueSampleFiling } from '../testing/queued-filing';
import type { OpenOperationId } from './operation';
import { makeSnapshot } from './snapshots/make-snapshot';

jest.setTimeout(300_000);

let server: OpenRecordServer;
let operations: ContractOperation<OpenOperationId>[];
beforeAll(async () => {
  server = await serveOpenRecord({ rateLimit: 1_000_000 });
  const contract = contractOf<OpenOperationId>(await contractDocument('open-api'));
  operations = contract.operations.filter(({ method }) => method === 'GET');
}, 60_000);
afterAll(() => server.close());

/** What is asked for with each parameter of the contract; one that is not here fails the test. */
const valuesOf = (asked: { entities: string[]; documents: string[]; words: string[]; positions: string[] }) =>
  ({
    id: asked.entities,
    number: asked.documents,
    q: asked.words,
    agent: ['Ada Park'],
    city: ['Denver'],
    type: ['DLLC'],
    status: ['GOOD'],
    formedFrom: ['1900-01-01'],
    formedTo: ['9999-12-31'],
    asOf: [],
    after: ['0'],
    limit: ['100'],
    wait: ['0'],
    'last-event-id': [],
    position: asked.positions,
    format: ['ndjson', 'csv'],
    // What is sent to webhooks is tested beside them.
    webhook: ['00000000-0000-4000-8000-000000000000'],
  }) as Record<string, string[]>;

/** Every address of an operation that these values make: the path with each of its values, alone and with each value of each parameter. */
function addressesOf(
  { path, parameters }: ContractOperation<OpenOperationId>,
  values: Record<string, string[]>,
) {
  const of = (name: string): string[] => {
    const known = values[name];
    if (known === undefined) throw new Error(`What is asked for with ${name}?`);
    return known;
  };
  const inPath = parameters.filter(({ place }) => place === 'path').map(({ name }) => name);
  const paths = inPath.reduce(
    (made, name) => made.flatMap((one) => of(name).map((value) => one.replace(`{${name}}`, value))),
    [path],
  );
  const queries = parameters
    .filter(({ place }) => place === 'query')
    .flatMap(({ name }) => of(name).map((value) => `?${new URLSearchParams({ [name]: value }).toString()}`));
  return paths.flatMap((one) => ['', ...queries].map((query) => `${one}${query}`));
}

/** All that the open record answers about entities and their documents: its data, and the text of its documents. */
async function everything(entities: string[], words: string[]): Promise<{ data: string; documents: string }> {
  const { db } = server.registry;
  const rows = await db
    .selectFrom('filing_record')
    .select('transaction_id')
    .where('entity_id', 'in', entities)
    .execute();
  const numbers = rows.map(({ transaction_id: number }) => number);
  await makeSnapshot(server.registry);
  const snapshots = await db.selectFrom('snapshot').select('position').execute();
  const positions = snapshots.map(({ position }) => position);
  const values = valuesOf({ entities, documents: numbers, words, positions });
  const told = { data: '', documents: '' };
  for (const operation of operations)
    for (const address of addressesOf(operation, values)) {
      const answer = await server.get(address);
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type');
      const isPdf = type === 'application/pdf';
      const text = type === 'application/gzip' ? gunzipSync(body) : body;
      if (isPdf) told.documents += `${address}\n${visibleText(body)}\n`;
      else told.data += `${address} ${answer.status} ${text.toString('utf8')}\n`;
    }
  return told;
}

/** A filing with everything in it that is nobody's business but the filer's and the office's. */
const withSecrets = (filing: Filing, mark: string): Filing => ({
  ...filing,
  email: `filer-${mark}@secret.example`,
  notificationsValues: {
    emailNotificationRadio: 'Y',
    textNotificationRadio: 'Y',
    emails: [{ email: `notify-${mark}@secret.example` }],
    texts: [{ text: '3035550142' }],
  },
});
const SECRETS = [/secret\.example/, /555\D?0142/, /AFFIDAVIT\.png/, /PHOTO_ID\.png/];

const linesWith = (told: string, value: string) => told.split('\n').filter((line) => line.includes(value));

let runs = 0;

test('nothing private or withheld is in any answer of any operation, whatever was filed and withheld', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }), async (isWithheld) => {
      const { registry } = server;
      runs += 1;
      const mark = `mark${runs}x`;
      const company = await formCompany(registry, `Quiet ${mark} LLC`);
      const streets: string[] = [];
      const documents: string[] = [];
      for (const [place] of isWithheld.entries()) {
        const street = `${place + 1} Street${mark} St`;
        const moved = withSecrets(await officeMovedTo(registry, street, company), mark);
        const { receipt } = await fileAndPay(registry, moved);
        streets.push(street);
        documents.push(receipt.transactionId);
      }
      const { data: before } = await everything([company], [`quiet ${mark}`]);
      for (const street of streets) expect(before).toContain(street);
      for (const [place, document] of documents.entries())
        if (isWithheld[place])
          await savePiiRequest(
            registry,
            { entityId: company, piiDocId: document, removalDocId: documents[0] ?? '' },
            [],
            'admin',
          );
      const { data: told, documents: drawn } = await everything([company], [`quiet ${mark}`]);
      for (const secret of SECRETS) expect(`${told}${drawn}`).not.toMatch(secret);
      for (const [place, street] of streets.entries())
        if (isWithheld[place]) expect(linesWith(told, street)).toEqual([]);
        else expect(told).toContain(street);
      for (const [place, document] of documents.entries())
        if (isWithheld[place]) {
          expect(told).toMatch(new RegExp(`"kind":"withdrawn".*"document":"${document}"`));
          expect(drawn).not.toContain(`/filings/${document}/document`);
        } else expect(drawn).toContain(`/filings/${document}/document`);
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

test('nothing of a filing that waits for staff is told but that it is there', async () => {
  const { entityId, filing } = await queueSampleFiling(server.registry, 'cure');
  const { data, documents } = await everything([entityId], ['acme']);
  const told = `${data}${documents}`;
  expect(told).toMatch(/"state":"inReview"/);
  for (const secret of [...SECRETS, /filer@example\.com/]) expect(told).not.toMatch(secret);
  expect(filing.additionalInfoValues.privateAttachments.length).toBeGreaterThan(0);
});

test('neither the reasons for which staff reject a filing nor who decided are told', async () => {
  const { registry } = server;
  const { entityId, sequence } = await queueSampleFiling(registry, 'reinstate');
  const lock = await lockFiling(registry, sequence, 'reviewer');
  await rejectFiling(registry, lock, ['The hush-hush signature is missing.', 'Hush-hush: call us first.']);
  const { data, documents } = await everything([entityId], ['hush-hush']);
  const told = `${data}${documents}`;
  expect(told).toContain(entityId);
  for (const secret of [...SECRETS, /hush-hush signature|call us first/i, /Jordan Okafor/, /reviewer/])
    expect(told).not.toMatch(secret);
});

test('a filter does not tell what is withheld', async () => {
  const { registry } = server;
  const company = await formCompany(registry, 'Filtered Wren LLC');
  const moved = await officeMovedTo(registry, '4 Filtered St', company);
  const { principalOfficeValues: office } = moved;
  const elsewhere = {
    ...moved,
    principalOfficeValues: { ...office, streetAddress: { ...office.streetAddress, city: 'Hushville' } },
  };
  const { receipt } = await fileAndPay(registry, elsewhere);
  const search = async () => (await server.get('/open-api/v1/entities?city=hushville')).text();
  expect(await search()).toContain(company);
  await savePiiRequest(
    registry,
    { entityId: company, piiDocId: receipt.transactionId, removalDocId: receipt.transactionId },
    [],
    'admin',
  );
  expect(await search()).not.toContain(company);
});
