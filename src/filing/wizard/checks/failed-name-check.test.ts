import { code, noResponse, waitForSagas } from '../../../app/testing/start-app';
import { llc, startFiling } from '../../testing/start-filing';
import { stepSubmitted } from '../draft-slice';

beforeEach(() => sessionStorage.clear());

const named = (name: string) => {
  const filing = llc();
  return { ...filing, entityNameValues: { ...filing.entityNameValues, name } };
};

it.each([
  ['no response', noResponse, '/business/down'],
  ['code 500', code(500), '/business/down'],
  ['another code', code(404), '/business/filingissue'],
])('leads to the page of the catalog when the name check answers %s', async (_, answer, page) => {
  const { store, visited } = await startFiling({ validateEntityNameAndAvailability: answer });
  store.dispatch(stepSubmitted({ step: 'entityname', filing: named('Acme LLC') }));
  await waitForSagas();
  expect(visited).toEqual([page]);
});

it('logs a name check that failed with the name that was asked about, not with the one kept before', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store } = await startFiling({ validateEntityNameAndAvailability: code(404) });
  store.dispatch(stepSubmitted({ step: 'entityname', filing: named('Acme LLC') }));
  await waitForSagas();
  expect(warn).toHaveBeenCalledWith('validateEntityNameAndAvailability', {
    kind: 'code',
    code: 404,
    entityName: 'Acme LLC',
    transactionType: 'ARTORG_LLC',
  });
  warn.mockRestore();
});
