import { code, http, noResponse, ok, waitForSagas } from '../../../app/testing/start-app';
import {
  ADDRESS_CHANGE_QUERY,
  DRAFT_REFERENCE,
  ENTITY_ID,
  IDEMPOTENCY_KEY,
  onRecord,
  openAddressChange,
  recordOf,
} from '../../testing/start-filing';
import { filingChanged } from '../draft-slice';
import { entityEntryLeft, newFilingChosen } from './entity-entry-slice';
import { selectIsPageOpen } from '../selectors';

beforeEach(() => sessionStorage.clear());

it('begins with what is on record, from the record and the transaction asked about once each', async () => {
  const { draft, store, inputsOf } = await openAddressChange();
  expect(draft()).toMatchObject({
    status: 'ready',
    refId: '',
    filing: {
      submissionKey: IDEMPOTENCY_KEY,
      filingType: 'chgpoa',
      entityId: ENTITY_ID,
      entityType: 'DLLC',
      transactionType: 'CHG_ENT_ADR',
      entityNameValues: { name: 'Aspen Ledger LLC', oldName: 'Aspen Ledger LLC' },
      principalOfficeValues: { streetAddress: { address1: '1700 Broadway', accepted: false } },
      recordValues: { version: 3 },
    },
  });
  expect(store.getState().control.filingPages).toMatchObject({ hasPoa: true, hasEntityName: false });
  expect(inputsOf('entitySummary')).toEqual([{ query: ADDRESS_CHANGE_QUERY }]);
  expect(inputsOf('transactionAvailable')).toEqual([
    { query: { entityId: ENTITY_ID, transactionType: 'CHG_ENT_ADR' } },
  ]);
  expect(inputsOf('businessAbout')).toEqual([]);
});

it('keeps the filing in progress where the address names its entity again, or none', async () => {
  const { draft, store, enter } = await openAddressChange();
  store.dispatch(filingChanged({ ...draft().filing, email: 'kept@example.com' }));
  await enter('intro', ADDRESS_CHANGE_QUERY);
  await enter('principalofficeaddress');
  expect(draft().filing.email).toBe('kept@example.com');
});

it('begins a filing on another entity where the filer wants it, and shows nothing of the former one meanwhile', async () => {
  const { draft, store, enter, answers } = await openAddressChange({
    ...onRecord(),
    saveFiling: ok({ refId: DRAFT_REFERENCE }),
  });
  store.dispatch(filingChanged({ ...draft().filing, email: 'former@example.com' }));
  await waitForSagas();
  let answer: (late: ReturnType<typeof ok>) => void = () => undefined;
  const late = new Promise<ReturnType<typeof ok>>((resolve) => (answer = resolve));
  answers.set('entitySummary', [late]);
  const query = { ...ADDRESS_CHANGE_QUERY, entityId: '20101000002' };
  await enter('intro', query);
  store.dispatch(newFilingChosen({ filingType: 'chgpoa', step: 'intro', query }));
  await waitForSagas();
  expect(selectIsPageOpen(store.getState(), { filingType: 'chgpoa', step: 'intro', query: {} })).toBe(false);
  answer(recordOf({ entityId: '20101000002' }));
  await waitForSagas();
  expect(selectIsPageOpen(store.getState(), { filingType: 'chgpoa', step: 'intro', query: {} })).toBe(true);
  expect(draft()).toMatchObject({ refId: '', filing: { entityId: '20101000002', email: '' } });
  expect(sessionStorage.getItem('ref')).toBeNull();
});

it('leads a later page that names an entity to the intro, with what the address carries', async () => {
  const { visited } = await openAddressChange(onRecord(), { step: 'filer' });
  expect(visited).toEqual([`/business/filing/chgpoa/intro?entityId=${ENTITY_ID}&transTyp=CHG_ENT_ADR`]);
});

it.each([
  ['an intro', 'intro', {}],
  ['a later page', 'filer', {}],
  ['an intro with the transaction of another form', 'intro', { entityId: ENTITY_ID, transTyp: 'REPORT' }],
] as const)('sends %s that names no entity for this form to the list of forms', async (_, step, query) => {
  const { entries, inputsOf } = await openAddressChange(onRecord(), { step, query: { ...query } });
  expect(entries).toEqual([{ path: '/business/fileaform?reason=noFiling', replace: true }]);
  expect(inputsOf('entitySummary')).toEqual([]);
});

it.each([
  [
    'no such entity',
    { ...onRecord(), entitySummary: code(404), transactionAvailable: code(404) },
    'unknownEntity',
  ],
  ['a failing record', { ...onRecord(), entitySummary: http(500) }, 'notRead'],
  ['a silent service', { ...onRecord(), transactionAvailable: noResponse }, 'notRead'],
  [
    'a form that is not available',
    { ...onRecord(), transactionAvailable: ok({ available: false, message: 'Not for this status.' }) },
    'notAvailable',
  ],
])('begins nothing with %s, and says so on the intro', async (_, answers, reason) => {
  const { draft, entry, visited, store } = await openAddressChange(answers);
  expect(entry()).toMatchObject({ status: 'refused', refused: { reason, entityId: ENTITY_ID } });
  expect(draft().status).toBe('none');
  expect(visited).toEqual([]);
  store.dispatch(entityEntryLeft());
  await waitForSagas();
  expect(visited).toEqual(['/business/fileaform']);
});

it('asks nothing about a number that no entity can have', async () => {
  const { entry, inputsOf } = await openAddressChange(onRecord(), {
    query: { ...ADDRESS_CHANGE_QUERY, entityId: 'x'.repeat(300) },
  });
  expect(entry().refused?.reason).toBe('unknownEntity');
  expect(inputsOf('entitySummary')).toEqual([]);
});

it('tells the reason in the words of the service', async () => {
  const transactionAvailable = ok({ available: false, message: 'Not for this status.' });
  const { entry } = await openAddressChange({ ...onRecord(), transactionAvailable });
  expect(entry().refused).toMatchObject({ entityName: 'Aspen Ledger LLC', message: 'Not for this status.' });
});

it('asks what can be filed instead of a form that is not available', async () => {
  const forms = [{ filingType: 'report', transactionType: 'REPORT', fee: 25, available: true }];
  const answers = {
    ...onRecord(),
    transactionAvailable: ok({ available: false, message: '' }),
    entityForms: ok({ forms }),
  };
  const { entry, inputsOf } = await openAddressChange(answers);
  expect(entry().refused).toMatchObject({ entityType: 'DLLC', forms });
  expect(inputsOf('entityForms')).toEqual([{ path: { id: ENTITY_ID } }]);
});

it('says why even where the other forms cannot be had', async () => {
  const transactionAvailable = ok({ available: false, message: 'Not for this status.' });
  const { entry } = await openAddressChange({ ...onRecord(), transactionAvailable, entityForms: noResponse });
  expect(entry().refused).toMatchObject({
    reason: 'notAvailable',
    message: 'Not for this status.',
    forms: [],
  });
});

it('begins once the registry answers again', async () => {
  const { draft, enter, answers } = await openAddressChange({ ...onRecord(), entitySummary: noResponse });
  answers.set('entitySummary', [recordOf()]);
  await enter('intro', ADDRESS_CHANGE_QUERY);
  expect(draft().status).toBe('ready');
});

it('sends the filer of an entity under the fraud flag to the list of forms, which says why', async () => {
  const { entries, draft } = await openAddressChange(onRecord({ fraudFlag: 'Y', sbf: true }));
  expect(entries).toEqual([{ path: '/business/fileaform?reason=notOnline', replace: true }]);
  expect(draft().status).toBe('none');
});

describe('an entity with secure filing', () => {
  it('asks for a login where the token is one of another entity', async () => {
    const { enter, visited, draft, logIn } = await openAddressChange(secure(ok()), { query: {} });
    visited.length = 0;
    logIn('20101000002');
    await enter('intro', ADDRESS_CHANGE_QUERY);
    expect(visited).toEqual(['/business/login?entityId=20101000001&transTyp=CHG_ENT_ADR']);
    expect(draft().status).toBe('none');
  });

  const secure = (about: ReturnType<typeof ok> | ReturnType<typeof http>) => ({
    ...onRecord({ sbf: true }),
    businessAbout: about,
  });

  it('asks for a login where there is no token, without asking the service', async () => {
    const { visited, draft, inputsOf } = await openAddressChange(secure(ok()));
    expect(visited).toEqual(['/business/login?entityId=20101000001&transTyp=CHG_ENT_ADR']);
    expect(draft().status).toBe('none');
    expect(inputsOf('businessAbout')).toEqual([]);
  });

  it.each([
    ['accepted', ok(), [], 'ready'],
    ['refused', http(401), ['/business/login?entityId=20101000001&transTyp=CHG_ENT_ADR'], 'none'],
    ['not checked', http(500), ['/business/down'], 'none'],
    ['not answered', noResponse, ['/business/down'], 'none'],
  ])('with a token that is %s', async (_, about, pages, status) => {
    const { enter, store, visited, draft, logIn } = await openAddressChange(secure(about), { query: {} });
    visited.length = 0;
    logIn(ENTITY_ID);
    await enter('intro', ADDRESS_CHANGE_QUERY);
    expect(visited).toEqual(pages);
    expect(draft().status).toBe(status);
    expect(store.getState().entityEntry.status).toBe(status === 'ready' ? 'idle' : 'reading');
  });
});

it('restores the filing after a reload of an address that names its entity', async () => {
  const { draft } = await openAddressChange();
  const filing = JSON.stringify({ ...draft().filing, email: 'kept@example.com' });
  sessionStorage.setItem('ref', DRAFT_REFERENCE);
  const reloaded = await openAddressChange({ ...onRecord(), getFiling: ok({ filing }) });
  expect(reloaded.draft()).toMatchObject({ refId: DRAFT_REFERENCE, filing: { email: 'kept@example.com' } });
  expect(reloaded.inputsOf('entitySummary')).toEqual([]);
});

it('begins nothing while the filing in progress cannot be restored, and keeps its reference', async () => {
  sessionStorage.setItem('ref', DRAFT_REFERENCE);
  const { draft, visited, inputsOf } = await openAddressChange({ ...onRecord(), getFiling: http(500) });
  expect(visited).toEqual(['/business/down']);
  expect(draft().status).toBe('none');
  expect(inputsOf('entitySummary')).toEqual([]);
  expect(sessionStorage.getItem('ref')).toBe(DRAFT_REFERENCE);
});
