import { faultsOfAddress } from './fault-names';

it.each([
  ['?fault=receipt:500', { kind: 'code', code: 500 }],
  ['?fault=receipt:http-500', { kind: 'http', status: 500 }],
  ['?fault=receipt:no-response', { kind: 'noResponse' }],
  ['?fault=receipt:not-json', { kind: 'malformed', body: 'notJson' }],
  ['?fault=receipt:no-api-data', { kind: 'malformed', body: 'noApiData' }],
  ['?fault=receipt:slow', { kind: 'late', until: 5_000 }],
])('reads the fault of %s', (search, fault) => {
  expect(faultsOfAddress(search)).toEqual([{ operation: 'receipt', fault }]);
});

it('takes several faults, and none that nobody knows', () => {
  const search =
    '?transTyp=A&fault=receipt:500&fault=nothing:500&fault=receipt:soon&fault=receipt&fault=states:slow';
  expect(faultsOfAddress(search).map(({ operation }) => operation)).toEqual(['receipt', 'states']);
});
