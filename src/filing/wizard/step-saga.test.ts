import { englishOf } from '#rules';
import { code, http, noResponse, ok, waitForSagas } from '../../app/testing/start-app';
import { formClosed, UNEXPECTED_ERROR } from '../../forms/form-slice';
import { redirectedForEdit } from '../../session/control-slice';
import {
  editCanceled,
  editRequested,
  filingChanged,
  reservedNameAnswered,
  stepSubmitted,
} from './draft-slice';
import { llc, DRAFT_REFERENCE, startFiling } from '../testing/start-filing';

beforeEach(() => sessionStorage.clear());

const named = (name: string) => {
  const filing = llc();
  return { ...filing, entityNameValues: { ...filing.entityNameValues, name } };
};
const free = ok({
  valid: true,
  message: '',
  oldName: '',
  name: 'Acme LLC',
  nameIsAvailable: true,
  nameIsReserved: false,
});
const nameAnswer = (facts: object) => ok({ ...free.data, ...facts });
const saved = ok({ refId: DRAFT_REFERENCE });
const managed = llc({ managementValues: { managedBy: 'MBR', hasOneMember: 'Y' } });

it('checks the name, keeps the draft under its reference and continues', async () => {
  const { store, visited, draft } = await startFiling({
    validateEntityNameAndAvailability: free,
    saveFiling: saved,
  });
  store.dispatch(stepSubmitted({ step: 'entityname', filing: named('Acme LLC') }));
  await waitForSagas();
  expect(visited).toEqual(['/business/filing/llc/principalofficeaddress']);
  expect(draft()).toMatchObject({ refId: DRAFT_REFERENCE });
  expect(draft().filing.entityNameValues.availability?.isAvailable).toBe(true);
  expect(sessionStorage.getItem('ref')).toBe(DRAFT_REFERENCE);
});

it.each([
  ['a taken name', { nameIsAvailable: false }, 'That name is already being used in Colorado.'],
  ['a name without its term', { valid: false, message: 'No term.' }, 'No term.'],
])('stays with %s', async (_, facts, message) => {
  const { store, visited, form, inputsOf } = await startFiling({
    validateEntityNameAndAvailability: nameAnswer(facts),
  });
  store.dispatch(stepSubmitted({ step: 'entityname', filing: named('Acme LLC') }));
  await waitForSagas();
  expect(form().problems).toMatchObject([{ path: 'name', message }]);
  expect(visited).toEqual([]);
  expect(inputsOf('saveFiling')).toEqual([]);
});

describe('a reserved name', () => {
  const reserved = nameAnswer({
    nameIsAvailable: false,
    nameIsReserved: true,
    name: 'ACME, LLC',
    ownerName: 'Ann',
  });
  const asked = async () => {
    const app = await startFiling({ validateEntityNameAndAvailability: reserved, saveFiling: saved });
    app.store.dispatch(stepSubmitted({ step: 'entityname', filing: named('Acme LLC') }));
    await waitForSagas();
    return app;
  };

  it('is asked about', async () => {
    const { draft } = await asked();
    expect(draft().reservedName).toMatchObject({ name: 'ACME, LLC', ownerName: 'Ann' });
  });

  it('continues with the returned name after Yes', async () => {
    const { store, draft, visited } = await asked();
    store.dispatch(reservedNameAnswered({ isAuthorizedToUse: true }));
    await waitForSagas();
    expect(draft().filing.entityNameValues.name).toBe('ACME, LLC');
    expect(visited).toEqual(['/business/filing/llc/principalofficeaddress']);
  });

  it('clears the name after No, and says why', async () => {
    const { store, draft, form, visited } = await asked();
    store.dispatch(reservedNameAnswered({ isAuthorizedToUse: false }));
    await waitForSagas();
    expect(form()).toMatchObject({ clearedPaths: ['name'], status: 'idle' });
    const told = '“ACME, LLC” is reserved for somebody else, so it was removed. Enter another name.';
    expect(englishOf(form().message)).toBe(told);
    expect(draft().reservedName).toBeNull();
    expect(visited).toEqual([]);
  });

  it('is no longer asked about once the page was left', async () => {
    const { store, draft, enter, visited } = await asked();
    store.dispatch(formClosed());
    await enter('intro');
    store.dispatch(reservedNameAnswered({ isAuthorizedToUse: true }));
    await waitForSagas();
    expect(draft().reservedName).toBeNull();
    expect(visited).toEqual([]);
  });
});

it('saves once for a double click', async () => {
  const { store, inputsOf, visited } = await startFiling({ saveFiling: saved });
  store.dispatch(stepSubmitted({ step: 'management', filing: llc() }));
  store.dispatch(stepSubmitted({ step: 'management', filing: llc() }));
  await waitForSagas();
  expect(inputsOf('saveFiling')).toHaveLength(1);
  expect(visited).toEqual(['/business/filing/llc/formation']);
});

it('saves nothing where nothing was changed', async () => {
  const { store, inputsOf, visited } = await startFiling({ saveFiling: saved });
  store.dispatch(stepSubmitted({ step: 'management', filing: managed }));
  await waitForSagas();
  store.dispatch(stepSubmitted({ step: 'management', filing: managed }));
  await waitForSagas();
  expect(inputsOf('saveFiling')).toHaveLength(1);
  expect(visited).toEqual(['/business/filing/llc/formation', '/business/filing/llc/formation']);
});

it('goes nowhere when the page is left while the step is saved', async () => {
  const { store, draft, visited } = await startFiling({ saveFiling: saved });
  store.dispatch(stepSubmitted({ step: 'management', filing: managed }));
  store.dispatch(formClosed());
  await waitForSagas();
  expect(visited).toEqual([]);
  expect(draft().saving.status).toBe('failed');
});

it.each([noResponse, http(500)])('keeps the filer and the input when the save is lost', async (answer) => {
  const { store, draft, form, visited } = await startFiling({ saveFiling: [answer, saved] });
  store.dispatch(stepSubmitted({ step: 'management', filing: managed }));
  await waitForSagas();
  expect(form().message).toMatch(/try again/);
  expect(draft().filing.managementValues.managedBy).toBe('MBR');
  expect(visited).toEqual([]);
  store.dispatch(stepSubmitted({ step: 'management', filing: managed }));
  await waitForSagas();
  expect(visited).toEqual(['/business/filing/llc/formation']);
});

it('keeps the draft under a new reference when the server forgot the old one', async () => {
  const { store, draft, inputsOf } = await startFiling({
    saveFiling: [saved, code(404), ok({ refId: 'new' })],
  });
  store.dispatch(stepSubmitted({ step: 'intro', filing: llc() }));
  await waitForSagas();
  store.dispatch(stepSubmitted({ step: 'management', filing: managed }));
  await waitForSagas();
  expect(inputsOf('saveFiling').map((input) => (input as { body: { refId?: string } }).body.refId)).toEqual([
    undefined,
    DRAFT_REFERENCE,
    undefined,
  ]);
  expect(draft().refId).toBe('new');
});

it('says on the next page what has to be given again when the server has removed the filing', async () => {
  const { store, draft, form, visited } = await startFiling({
    saveFiling: [saved, code(404), ok({ refId: 'new' })],
  });
  store.dispatch(stepSubmitted({ step: 'intro', filing: llc() }));
  await waitForSagas();
  visited.length = 0;
  const registeredAgentValues = { ...managed.registeredAgentValues, agentHistoryId: 'of the removed filing' };
  store.dispatch(stepSubmitted({ step: 'management', filing: { ...managed, registeredAgentValues } }));
  await waitForSagas();
  expect(englishOf(form().message)).toMatch(/Before you pay, name its registered agent again\.$/);
  expect(draft()).toMatchObject({ refId: 'new', filing: { registeredAgentValues: { agentHistoryId: '' } } });
  expect(visited).toEqual(['/business/filing/llc/formation']);
});

it('says on the next page that the step was not saved where the server knows no reference at all', async () => {
  const { store, draft, visited } = await startFiling({ saveFiling: [saved, code(404)] });
  store.dispatch(stepSubmitted({ step: 'intro', filing: llc() }));
  await waitForSagas();
  visited.length = 0;
  store.dispatch(stepSubmitted({ step: 'management', filing: managed }));
  await waitForSagas();
  expect(visited).toEqual(['/business/filing/llc/formation']);
  expect(draft().saving.refused).toMatchObject({ step: 'management', message: UNEXPECTED_ERROR });
});

it('goes to the receipt of a filing that was submitted meanwhile', async () => {
  const { store, visited } = await startFiling({ saveFiling: [saved, code(409)] });
  store.dispatch(stepSubmitted({ step: 'intro', filing: llc() }));
  await waitForSagas();
  store.dispatch(stepSubmitted({ step: 'management', filing: managed }));
  await waitForSagas();
  expect(visited.at(-1)).toBe(`/business/filing/llc/receipt?refId=${DRAFT_REFERENCE}`);
});

it('goes through the registered-agent wizard while no agent stands on the filing', async () => {
  const { store, visited } = await startFiling({ saveFiling: saved });
  store.dispatch(stepSubmitted({ step: 'registeredagent', filing: llc() }));
  await waitForSagas();
  expect(visited).toEqual(['/business/agent/agentformation?transTyp=ARTORG_LLC&entityType=DLLC']);
});

describe('editing from review', () => {
  it('opens the step and comes back edited after Save changes', async () => {
    const { store, visited, enter } = await startFiling({ saveFiling: saved });
    await enter('filingreview');
    store.dispatch(editRequested({ step: 'management' }));
    await enter('management');
    expect(store.getState().control.navigation).toEqual({ redirected: true, previousPage: 'filingreview' });
    store.dispatch(stepSubmitted({ step: 'management', filing: llc() }));
    await waitForSagas();
    expect(visited).toEqual(['/business/filing/llc/management', '/business/filing/llc/filingreview']);
    expect(store.getState().control).toMatchObject({ edited: true, navigation: { redirected: false } });
  });

  it('comes back unchanged after Cancel', async () => {
    const { store, visited } = await startFiling({ saveFiling: saved });
    store.dispatch(redirectedForEdit({ previousPage: 'filingreview' }));
    store.dispatch(editCanceled());
    await waitForSagas();
    expect(visited).toEqual(['/business/filing/llc/filingreview']);
    expect(store.getState().control).toMatchObject({ edited: false, navigation: { redirected: false } });
  });

  describe('after Cancel', () => {
    const editing = async (answers: Parameters<typeof startFiling>[0]) => {
      const app = await startFiling({ saveFiling: saved, ...answers });
      app.store.dispatch(stepSubmitted({ step: 'management', filing: managed }));
      await waitForSagas();
      await app.enter('filingreview');
      app.store.dispatch(editRequested({ step: 'management' }));
      await app.enter('management');
      return app;
    };
    const changed = llc({ managementValues: { managedBy: 'MGR', hasOneMember: 'Y' } });

    it('the filing is as before, also when a save has failed', async () => {
      const { store, draft, form, inputsOf } = await editing({ saveFiling: [saved, noResponse, saved] });
      store.dispatch(stepSubmitted({ step: 'management', filing: changed }));
      await waitForSagas();
      expect(form().message).toMatch(/try again/);
      store.dispatch(editCanceled());
      await waitForSagas();
      expect(draft().filing).toEqual(managed);
      // The server may have got what was sent although its answer was lost.
      expect(inputsOf('saveFiling').at(-1)).toMatchObject({ body: { filing: managed } });
    });

    it('the filing is as before, also where changes of a list were saved at once', async () => {
      const { store, draft, inputsOf } = await editing({});
      store.dispatch(filingChanged(changed));
      await waitForSagas();
      store.dispatch(editCanceled());
      await waitForSagas();
      expect(draft().filing).toEqual(managed);
      expect(inputsOf('saveFiling').at(-1)).toMatchObject({ body: { filing: managed } });
    });

    it('the filing is as before, also at a server that got the change just before Cancel', async () => {
      const late = new Promise<typeof saved>(() => undefined);
      const { store, draft, inputsOf } = await editing({ saveFiling: [saved, late, saved] });
      store.dispatch(stepSubmitted({ step: 'management', filing: changed }));
      await waitForSagas();
      store.dispatch(editCanceled());
      store.dispatch(formClosed());
      await waitForSagas();
      expect(draft().filing).toEqual(managed);
      expect(inputsOf('saveFiling').slice(1)).toMatchObject([
        { body: { filing: changed } },
        { body: { filing: managed } },
      ]);
    });

    it('nothing is saved where nothing was changed, and an earlier edit that was saved stays', async () => {
      const { store, draft, enter, inputsOf } = await editing({});
      store.dispatch(stepSubmitted({ step: 'management', filing: changed }));
      await waitForSagas();
      await enter('filingreview');
      store.dispatch(editRequested({ step: 'management' }));
      await enter('management');
      const saves = inputsOf('saveFiling').length;
      store.dispatch(editCanceled());
      await waitForSagas();
      expect(draft().filing).toEqual(changed);
      expect(inputsOf('saveFiling')).toHaveLength(saves);
    });
  });

  it('ends when the browser goes back to the page before', async () => {
    const { store, enter } = await startFiling();
    store.dispatch(redirectedForEdit({ previousPage: 'filingreview' }));
    await enter('filingreview');
    expect(store.getState().control.navigation.redirected).toBe(false);
  });
});
