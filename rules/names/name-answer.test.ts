import { nameAnswer } from './name-answer';

const PROBLEM = { path: 'name', code: 'requiredTerm', message: 'No term.' } as const;
const reservedBy = { ownerName: 'Ann' };

test.each([
  ['a name that nobody uses', null, { isHeld: false }, { valid: true, message: '', nameIsAvailable: true }],
  ['a name of others', null, { isHeld: true, reservedBy }, { nameIsAvailable: false, nameIsReserved: false }],
  ['a reserved name', null, { isHeld: false, reservedBy }, { nameIsReserved: true, ownerName: 'Ann' }],
  [
    'a name with a fault, whoever uses it',
    PROBLEM,
    { isHeld: true, reservedBy },
    { valid: false, message: 'No term.', nameIsAvailable: false, nameIsReserved: false },
  ],
])('the answer to %s', (_, problem, known, answer) => {
  expect(nameAnswer('Acme LLC', problem, { closeNames: ['Acme Inc.'], ...known })).toMatchObject(answer);
});

test('the holder of a reservation and names that look alike are told only where the name is free', () => {
  expect(nameAnswer('Acme LLC', null, { isHeld: true, reservedBy, closeNames: ['Acme Inc.'] })).toEqual({
    valid: true,
    message: 'That name is already being used in Colorado.',
    name: 'Acme LLC',
    nameIsAvailable: false,
    nameIsReserved: false,
  });
});
