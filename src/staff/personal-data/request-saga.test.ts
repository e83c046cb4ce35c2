import { emptyAddress, PATHS, piiReview, type Filer, type PiiEntry } from '#rules';
import { addressChoicesConfirmed, addressChoicesDismissed } from '../../addresses/choice-slice';
import {
  code,
  http,
  noResponse,
  ok,
  startApp,
  waitForSagas,
  type Answers,
} from '../../app/testing/start-app';
import { formClosed } from '../../forms/form-slice';
import { userSignedOff } from '../../session/slice';
import {
  entryOpened,
  entrySubmitted,
  listEvent,
  requestOf,
  requestSubmitted,
  selectHoldsFilers,
  selectWithheldNotice,
} from './request-slice';

const STREET = {
  ...emptyAddress('PHYS'),
  address1: '1700 Broadway',
  city: 'Denver',
  state: 'CO',
  zip: '80290',
};
const filerCalled = (firstName: string, lastName: string): PiiEntry['filer'] => ({
  nameValues: {
    personTyp: 'FILER',
    name: {
      nameTyp: 'I',
      firstName,
      middleName: '',
      lastName,
      suffix: '',
      orgName: '',
    } as Filer['nameValues']['name'],
  },
  addressValues: { streetAddress: STREET },
});
const ENTRY: PiiEntry = {
  mode: 'add',
  entityId: '20181000083',
  piiDocId: '20181000084',
  removalDocId: '20261000085',
  filer: filerCalled('Ada', 'Lindqvist'),
  additionalFilers: 'N',
};
const VALID = ok({
  entityIdIsValid: true,
  piiDocIdIsValid: true,
  removalDocIdIsValid: true,
  entityName: 'Gilpin Paper Press LLC',
});
const VERIFIED = ok({
  streetAddress: STREET,
  streetValid: true,
  streetVerified: true,
  streetIsPoBox: false,
});

async function staff(answers: Answers = {}) {
  const app = await startApp({ piiEntryVerification: VALID, validateAddress: VERIFIED, ...answers });
  await app.store.startArea('staff');
  const send = async (...actions: Parameters<typeof app.store.dispatch>[0][]) => {
    for (const action of actions) {
      app.store.dispatch(action);
      await waitForSagas();
    }
  };
  const request = () => app.store.getState().piiRequest;
  const form = () => app.store.getState().form;
  return { ...app, send, request, form };
}

/** At the review with one filer. */
async function atReview(answers: Answers = {}) {
  const app = await staff(answers);
  await app.send(entrySubmitted(ENTRY), entrySubmitted({ ...ENTRY, mode: 'list' }));
  expect(app.visited).toEqual([PATHS.piiConfirm]);
  return app;
}

describe('a filer who is entered', () => {
  it('comes into the list once the numbers are known and the address is settled', async () => {
    const { send, request, form, inputsOf } = await staff();
    await send(entrySubmitted(ENTRY));
    expect(request()).toMatchObject({
      ids: { entityId: ENTRY.entityId, piiDocId: ENTRY.piiDocId, removalDocId: ENTRY.removalDocId },
      entityName: 'Gilpin Paper Press LLC',
      list: { mode: 'list', filers: [{ id: '1', addressValues: { streetAddress: { accepted: true } } }] },
      announcement: { message: 'Ada Lindqvist saved.' },
    });
    expect(form().status).toBe('idle');
    expect(inputsOf('piiEntryVerification')).toEqual([
      { query: { entityId: ENTRY.entityId, piiDocId: ENTRY.piiDocId, removalDocId: ENTRY.removalDocId } },
    ]);
  });

  it('is told of a document that is withheld already, until the request names another one', async () => {
    const withheld = ok({ ...VALID.data, withheldSince: '2026-11-20T16:00:00Z' });
    const { send, store, request, form } = await staff({ piiEntryVerification: withheld });
    const notice = () => selectWithheldNotice(store.getState());
    await send(entrySubmitted(ENTRY));
    expect(notice()).toMatch(/^Document 20181000084 has been withheld since 11\/20\/2026 09:00 AM MST,/);
    expect(request().list.filers).toHaveLength(1);
    expect(form().status).toBe('idle');
    const other = { ...ENTRY, mode: 'list' as const, piiDocId: '20181000099' };
    await send(listEvent({ entry: other, event: { kind: 'addAnother' } }));
    expect(notice()).toBe('');
  });

  it('is not asked about an address while the registry does not know a number', async () => {
    const unknown = ok({ ...VALID.data, piiDocIdIsValid: false, removalDocIdIsValid: false });
    const { send, request, form, inputsOf } = await staff({ piiEntryVerification: unknown });
    await send(entrySubmitted(ENTRY));
    expect(form().problems.map(({ path }) => path)).toEqual(['piiDocId', 'removalDocId']);
    expect(request().list).toMatchObject({ mode: 'add', filers: [] });
    expect(inputsOf('validateAddress')).toEqual([]);
  });

  it.each([
    ['the code 404', code(404)],
    ['HTTP 500', http(500)],
    ['nothing', noResponse],
  ])('stays in the form after %s, which says so', async (_, answer) => {
    const { send, request, form } = await staff({ piiEntryVerification: answer });
    await send(entrySubmitted(ENTRY));
    expect(form()).toMatchObject({
      status: 'idle',
      message: 'The ID numbers could not be checked at this time. Try again.',
    });
    expect(request().list.filers).toEqual([]);
  });

  it('keeps the form of the address that was chosen, and stays in the form while none is', async () => {
    const other = { ...STREET, zip: '80290-1234' };
    const { send, request, store } = await staff({
      validateAddress: ok({ ...VERIFIED.data, streetAddress: other }),
    });
    await send(entrySubmitted(ENTRY), addressChoicesDismissed());
    expect(request().list.filers).toEqual([]);
    await send(entrySubmitted(ENTRY));
    const offered = store.getState().addressChoice ?? [];
    await send(addressChoicesConfirmed(offered.map((choice) => ({ ...choice, selection: 'VERIFIED' }))));
    expect(request().list.filers[0]?.addressValues.streetAddress.zip).toBe('80290-1234');
  });

  it('is asked about the address again only where it was changed', async () => {
    const { send, request, inputsOf } = await staff();
    await send(entrySubmitted(ENTRY));
    const edit = () => listEvent({ entry: { ...ENTRY, mode: 'list' }, event: { kind: 'edit', index: 0 } });
    const saved = () => request().list.filers[0]?.addressValues.streetAddress ?? STREET;
    const save = (street: typeof STREET) =>
      entrySubmitted({
        ...ENTRY,
        mode: 'edit',
        filer: { ...filerCalled('Ada', 'Quill'), addressValues: { streetAddress: street } },
      });
    await send(edit(), save(saved()));
    expect(inputsOf('validateAddress')).toHaveLength(1);
    await send(edit(), save({ ...saved(), address1: '1560 Broadway' }));
    expect(inputsOf('validateAddress')).toHaveLength(2);
    expect(request().list.filers).toMatchObject([{ id: '1', nameValues: { name: { lastName: 'Quill' } } }]);
  });
});

describe('the list', () => {
  it('keeps the numbers and the answer that were entered with it', async () => {
    const { send, request } = await staff();
    await send(entrySubmitted(ENTRY));
    const entry: PiiEntry = { ...ENTRY, mode: 'list', removalDocId: '20261000099', additionalFilers: 'Y' };
    await send(listEvent({ entry, event: { kind: 'edit', index: 0 } }));
    expect(request()).toMatchObject({ ids: { removalDocId: '20261000099' }, list: { mode: 'edit' } });
  });

  it('leads to an empty form again, and says so, when it is canceled', async () => {
    const { send, request, store } = await staff();
    await send(entrySubmitted(ENTRY));
    expect(selectHoldsFilers(store.getState())).toBe(true);
    await send(listEvent({ entry: { ...ENTRY, mode: 'list' }, event: { kind: 'cancel' } }));
    expect(request()).toMatchObject({
      list: { mode: 'add', filers: [] },
      announcement: { message: 'The filers were removed.' },
    });
    expect(selectHoldsFilers(store.getState())).toBe(false);
  });

  it('is what the page opens with when it is opened again', async () => {
    const { send, request } = await staff();
    await send(
      entrySubmitted(ENTRY),
      listEvent({ entry: ENTRY, event: { kind: 'addAnother' } }),
      entryOpened(),
    );
    expect(request()).toMatchObject({ list: { mode: 'list', index: null }, announcement: { message: '' } });
  });

  it('is forgotten when nobody is signed on any more', async () => {
    const { send, request } = await staff();
    await send(entrySubmitted(ENTRY), userSignedOff());
    expect(request()).toMatchObject({ ids: { entityId: '' }, entityName: '', list: { filers: [] } });
  });
});

describe('a request that is submitted', () => {
  it.each(['taken', 'takenBefore'])(
    'is confirmed when the registry says %s, and the next one begins empty',
    async (status) => {
      const { send, request, inputsOf } = await atReview({ savePii: ok({ status }) });
      await send(requestSubmitted());
      expect(piiReview(request().answer ?? undefined).heading).toBe('Confirmation');
      expect(inputsOf('savePii')).toMatchObject([
        { body: { piiDocId: ENTRY.piiDocId, filers: [{ nameValues: { name: { lastName: 'Lindqvist' } } }] } },
      ]);
      await send(entryOpened());
      expect(request()).toMatchObject({ ids: { entityId: '' }, answer: null, list: { filers: [] } });
    },
  );

  it.each([
    ['the code 404', code(404)],
    ['HTTP 500', http(500)],
    ['nothing', noResponse],
  ])('stays on the review after %s, loses nothing and can be submitted again', async (_, answer) => {
    const { send, request, form, visited } = await atReview({
      savePii: [answer, ok({ status: 'takenBefore' })],
    });
    await send(requestSubmitted());
    expect(piiReview(request().answer ?? undefined).notice).toContain('has not confirmed');
    expect(form()).toMatchObject({ status: 'idle', message: '' });
    expect(requestOf(request()).filers).toHaveLength(1);
    await send(requestSubmitted());
    expect(piiReview(request().answer ?? undefined).heading).toBe('Confirmation');
    expect(visited).toEqual([PATHS.piiConfirm]);
  });

  it('is sent once by a double click', async () => {
    const { store, inputsOf } = await atReview({ savePii: ok({ status: 'taken' }) });
    store.dispatch(requestSubmitted());
    store.dispatch(requestSubmitted());
    await waitForSagas();
    expect(inputsOf('savePii')).toHaveLength(1);
  });

  it('is not confirmed to a page that was left', async () => {
    let answerNow: (answer: ReturnType<typeof ok>) => void = () => undefined;
    const late = new Promise<ReturnType<typeof ok>>((resolve) => (answerNow = resolve));
    const { send, request } = await atReview({ savePii: late });
    await send(requestSubmitted(), formClosed());
    answerNow(ok({ status: 'taken' }));
    await waitForSagas();
    expect(request().answer).toBeNull();
  });

  it('leads to the numbers that the registry refuses', async () => {
    const problems = [{ path: 'removalDocId', code: 'notVerified', message: 'No.' }];
    const { send, request, visited } = await atReview({ savePii: code(422, { problems }) });
    await send(requestSubmitted());
    expect(visited).toEqual([PATHS.piiConfirm, PATHS.piiEntry]);
    expect(request()).toMatchObject({ refused: problems, list: { mode: 'list' } });
  });

  it('leads to the filer whom the registry refuses', async () => {
    const problems = [{ path: 'filers[0].nameValues.name.lastName', code: 'required', message: 'No.' }];
    const { send, request } = await atReview({ savePii: http(422, { problems }) });
    await send(requestSubmitted(), entryOpened());
    expect(request()).toMatchObject({
      refused: [{ path: 'filer.nameValues.name.lastName' }],
      list: { mode: 'edit', index: 0 },
    });
  });
});
