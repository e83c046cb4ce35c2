import { operations } from '../operations/all';
import { readContract } from './contract';
import { contractValidators } from './validators';

const contract = readContract();
const ids = contract.operations.map(({ id }) => id);

test('the server carries out each operation of the contract, and no other', () => {
  expect(new Set(ids)).toEqual(new Set(Object.keys(operations)));
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(contract.operations)('the schemas of $id are sound', (operation) => {
  const validator = contractValidators(contract)(operation);
  const parts = { query: {}, path: {}, header: {}, body: {} };
  expect(Array.isArray(validator.request(parts))).toBe(true);
  expect(validator.answer({})).toContainEqual(expect.objectContaining({ path: 'answer/apiData' }));
});
