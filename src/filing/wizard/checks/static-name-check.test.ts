import { nameAfterFiling, type Filing } from '#rules';
import { http, ok, startApp, waitForSagas, type Answers } from '../../../app/testing/start-app';
import { restoration } from '../../testing/restorations';
import { DRAFT_REFERENCE } from '../../testing/start-filing';
import { filingStarted, reservedNameAnswered, stepSubmitted } from '../draft-slice';

beforeEach(() => sessionStorage.clear());

const found = (name: string, facts: object = {}) =>
  ok({ valid: true, message: '', oldName: '', name, nameIsAvailable: true, nameIsReserved: false, ...facts });
const FREE = found('Alder Creek LLC');
const TAKEN = found('Alder Creek LLC', { nameIsAvailable: false });
const RESERVED = found('Alder Creek LLC', { nameIsReserved: true, ownerName: 'Alder Trust' });

/** Next on the page of the names. */
async function leave(answers: Answers, change: Partial<Filing['entityNameValues']> = {}) {
  const app = await startApp({ saveFiling: ok({ refId: DRAFT_REFERENCE }), ...answers });
  const begun = restoration('cure');
  const filing = { ...begun, entityNameValues: { ...begun.entityNameValues, ...change } };
  app.store.dispatch(filingStarted(filing));
  app.store.dispatch(stepSubmitted({ step: 'staticentityname', filing }));
  await waitForSagas();
  const asked = app.inputsOf('validateEntityNameAndAvailability') as { query: { name: string } }[];
  return {
    ...app,
    asked: asked.map(({ query }) => query.name),
    values: () => app.store.getState().draft.filing.entityNameValues,
    form: () => app.store.getState().form,
  };
}

const NEXT_PAGE = ['/business/filing/cure/principalofficeaddress'];

it('asks for the name without statutory language and continues with it', async () => {
  const { asked, values, visited } = await leave({ validateEntityNameAndAvailability: FREE });
  expect(asked).toEqual(['Alder Creek LLC']);
  expect(values()).toMatchObject({ name: 'Alder Creek LLC', isNameChanged: '', isNameValid: true });
  expect(visited).toEqual(NEXT_PAGE);
});

it('says that the name was taken and asks for another one', async () => {
  const { form, visited } = await leave({ validateEntityNameAndAvailability: TAKEN });
  expect(form()).toMatchObject({
    problems: [{ path: 'name', message: 'That name is already being used in Colorado.' }],
    values: { isNameChanged: 'Y', name: '' },
  });
  expect(visited).toEqual([]);
});

it('continues with another name while the own one is taken', async () => {
  const other = found('Alder Brook LLC');
  const { asked, store, visited } = await leave(
    { validateEntityNameAndAvailability: [TAKEN, other] },
    { isNameChanged: 'Y', name: 'Alder Brook LLC' },
  );
  expect(asked).toEqual(['Alder Creek LLC', 'Alder Brook LLC']);
  expect(nameAfterFiling(store.getState().draft.filing)).toBe('Alder Brook LLC');
  expect(visited).toEqual(NEXT_PAGE);
});

it('goes back to the own name once it is free again', async () => {
  const { asked, values, visited } = await leave(
    { validateEntityNameAndAvailability: FREE },
    { isNameChanged: 'Y', name: 'Alder Brook LLC' },
  );
  expect(asked).toEqual(['Alder Creek LLC']);
  expect(values()).toMatchObject({ name: 'Alder Creek LLC', isNameChanged: '' });
  expect(visited).toEqual(NEXT_PAGE);
});

it.each([
  [true, NEXT_PAGE, {}],
  [false, [], { isNameChanged: 'Y', name: '' }],
])('asks whether a reserved name may be used (%s)', async (isAuthorizedToUse, pages, shown) => {
  const { store, visited, form } = await leave({ validateEntityNameAndAvailability: RESERVED });
  expect(store.getState().draft.reservedName).toMatchObject({ ownerName: 'Alder Trust' });
  store.dispatch(reservedNameAnswered({ isAuthorizedToUse }));
  await waitForSagas();
  expect(visited).toEqual(pages);
  expect(form().values).toEqual(shown);
});

it('gives the name back that lacks a term of its type: nobody chose it now', async () => {
  const problems = [{ path: 'name', code: 'requiredTerm', message: 'A term is missing.' }];
  const lacking = found('Alder Creek', { valid: false, nameIsAvailable: false, problems });
  const { visited } = await leave({ validateEntityNameAndAvailability: lacking });
  expect(visited).toEqual(NEXT_PAGE);
});

it('asks for no other name while the service does not answer', async () => {
  const { form, visited } = await leave({ validateEntityNameAndAvailability: http(500) });
  expect(form().values).toEqual({});
  expect(visited).toEqual(['/business/down']);
});
