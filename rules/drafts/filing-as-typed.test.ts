import { emptyFiling } from '../filing/empty-filing';
import { filingAsTyped } from './filing-as-typed';

const checked = (name: string) => ({
  ...emptyFiling(),
  entityNameValues: {
    ...emptyFiling().entityNameValues,
    name,
    isNameValid: true,
    availability: { isAvailable: true, isReserved: false, isAuthorizedToUse: null },
  },
});

test('a name that was typed over one that was checked is not taken for checked', () => {
  const { availability, isNameValid } = filingAsTyped(
    checked('Aspen LLC'),
    checked('Birch LLC'),
  ).entityNameValues;
  expect(availability).toBeNull();
  expect(isNameValid).toBe(false);
});

test('the same name stays checked', () => {
  expect(filingAsTyped(checked('Aspen LLC'), checked('Aspen LLC'))).toEqual(checked('Aspen LLC'));
});
