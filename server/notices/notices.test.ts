import { suppress } from '../followers/suppression';
import { scheduleOfficeDays } from '../jobs/office-days';
import { savePiiRequest } from '../review/personal-data';
import { amendmentToName, formCompany } from '../testing/amendments';
import { delayedBy, fileAndPay, letDaysPass } from '../testing/filing-on-record';
import { llcFiling } from '../testing/llc-filing';
import { registryOfTests } from '../testing/registry-of-tests';
import { toldChanges, withContacts } from '../testing/told-changes';
import { scheduleNotices } from './schedule';

const registry = registryOfTests();
const db = () => registry().db;
const now = () => registry().clock.now();
const { readAll, notices, recipients, begin, follows, companyOf, moved } = toldChanges(registry);

test('followers and the contacts before and after a change are told what changed, from what to what, once each', async () => {
  const company = await companyOf('Told Wren LLC', '', ['owner@sample.example']);
  await begin();
  await follows('bank@sample.example', company);
  await follows('other@sample.example', '20101000001');
  const { receipt } = await fileAndPay(
    registry(),
    await moved('9 New St', company, '', ['accountant@sample.example']),
  );
  await readAll();
  await readAll();
  expect(await recipients()).toEqual(['bank@sample.example', 'owner@sample.example']);
  const [mail] = await notices();
  expect(mail?.subject).toBe('Told Wren LLC: a filing was recorded');
  expect(mail?.text).toContain('A change of address for Told Wren LLC was recorded and is in effect.');
  expect(mail?.text).toContain(
    'Street address of the principal office: from 1700 BROADWAY, DENVER, CO 80290 to 9 New St, DENVER, CO 80290',
  );
  expect(mail?.text).toContain(`Document number: ${receipt.transactionId}`);
  expect(mail?.text).toContain(`http://127.0.0.1:9/business/search/${company}`);
  expect(mail?.text).toContain(
    `This wasn't me: http://127.0.0.1:9/business/help/not-me?entityId=${company}&document=${receipt.transactionId}`,
  );
});

test('who filed and was mailed a confirmation is not mailed a second time, and who is told twice over is told once', async () => {
  const company = await companyOf('Told Robin LLC', 'Owner@sample.example', ['owner@sample.example']);
  await begin();
  await follows('OWNER@sample.example', company);
  await fileAndPay(registry(), await moved('8 New St', company, '', ['someone@sample.example']));
  await readAll();
  expect(await recipients()).toEqual([expect.stringMatching(/^owner@sample\.example$/i)]);
  await begin();
  await fileAndPay(registry(), await moved('7 New St', company, '', ['someone@sample.example']));
  await readAll();
  expect(await recipients()).not.toContain('someone@sample.example');
});

test('a delayed filing is told when it is recorded and when it takes effect, and each event only to who follows it', async () => {
  const company = await companyOf('Told Finch LLC', '', ['owner@sample.example']);
  await begin();
  await follows('status@sample.example', company, { events: ['statusChanged'] });
  const delayed = delayedBy(registry(), await moved('6 New St', company, '', ['owner@sample.example']), 3);
  await fileAndPay(registry(), delayed);
  await readAll();
  expect(await recipients()).toEqual([]);
  await letDaysPass(registry(), 5);
  await readAll();
  const [mail, ...others] = await notices();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'owner@sample.example', subject: 'Told Finch LLC: a filing took effect' });
  expect(mail?.text).toMatch(/from 1700 BROADWAY, .* to 6 New St/);
});

test('a change that a due day makes is told as a change of the status', async () => {
  const company = await companyOf('Told Heron LLC', '', ['owner@sample.example']);
  await begin();
  await follows('estado@sample.example', company, { events: ['statusChanged'], language: 'es' });
  await scheduleOfficeDays(db(), now());
  await letDaysPass(registry(), 600);
  await readAll();
  const told = (await notices()).filter(({ text }) => text.includes('Told Heron'));
  expect(told.map(({ to, subject }) => [to, subject])).toContainEqual([
    'estado@sample.example',
    'Told Heron LLC: cambió la situación',
  ]);
  expect(told.find(({ text }) => text.includes('Situación: de En regla a En incumplimiento'))).toBeDefined();
  expect(told.find(({ text }) => text.includes('Status: from Noncompliant to Delinquent'))).toBeDefined();
});

test('what is withheld is never told, only that a document was', async () => {
  const company = await companyOf('Told Owl LLC', '', ['owner@sample.example']);
  const formation = await db()
    .selectFrom('filing_record')
    .select('transaction_id')
    .where('entity_id', '=', company)
    .executeTakeFirstOrThrow();
  await begin();
  const { receipt } = await fileAndPay(
    registry(),
    await moved('5 Hidden St', company, '', ['x@sample.example']),
  );
  await savePiiRequest(
    registry(),
    { entityId: company, piiDocId: receipt.transactionId, removalDocId: formation.transaction_id },
    [],
    'admin',
  );
  await readAll();
  const told = await notices();
  expect(JSON.stringify(told)).not.toContain('Hidden St');
  expect(told.find(({ subject }) => subject === 'Told Owl LLC: a document was withheld')?.text).toContain(
    `Document ${receipt.transactionId} of Told Owl LLC is no longer shown to the public.`,
  );
});

test('a contact is told in the language in which the filing was paid for', async () => {
  const filing = withContacts(await llcFiling(registry(), 'Told Lark LLC'), '', [
    'propietario@sample.example',
  ]);
  const { receipt } = await fileAndPay(registry(), filing, 'es');
  await begin();
  const { masterId: company } = receipt;
  await fileAndPay(registry(), await moved('9 New St', company, '', ['x@sample.example']));
  await readAll();
  const [mail] = await notices();
  expect(mail).toMatchObject({
    to: 'propietario@sample.example',
    subject: 'Told Lark LLC: se registró un trámite',
  });
  expect(mail?.text).toContain(`Ver el registro: http://127.0.0.1:9/business/search/${company}?language=es`);
  expect(mail?.text).toContain('Un cambio de dirección de Told Lark LLC consta en el registro');
});

test('who has stopped all messages is not told, as a contact neither', async () => {
  const company = await companyOf('Told Crane LLC', '', ['stopped@sample.example']);
  await begin();
  await suppress(
    db(),
    { channel: 'email', address: 'stopped@sample.example' },
    { reason: 'page', now: now() },
  );
  await fileAndPay(registry(), await moved('4 New St', company, '', ['x@sample.example']));
  await readAll();
  expect(await recipients()).toEqual([]);
});

test('nothing that was public before the first server that tells is told', async () => {
  await db().deleteFrom('notice_reader').execute();
  await formCompany(registry(), 'Untold Dove LLC');
  await scheduleNotices(db(), now());
  await db().deleteFrom('outbox').where('kind', 'like', 'notice%').execute();
  await readAll();
  expect(await notices()).toEqual([]);
  await fileAndPay(
    registry(),
    await amendmentToName(registry(), 'Told Dove LLC', await companyOf('Dove LLC', '', ['d@sample.example'])),
  );
  await readAll();
  expect(await notices()).not.toEqual([]);
});
