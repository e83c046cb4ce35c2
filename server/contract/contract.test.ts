import { operations } from '../operations/all';
import { readContract } from './contract';
import { contractValidators } from './validators';

test('the server carries out each operation of the contract, and no other', async () => {
  const ids = (await readContract()).operations.map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set(Object.keys(operations)));
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(Object.keys(operations))('the schemas of %s are sound', async (id) => {
  const contract = await readContract();
  const operation = contract.operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`${id} is not in the contract.`);
  const validator = contractValidators(contract)(operation);
  const parts = { query: {}, path: {}, header: {}, body: {} };
  expect(Array.isArray(validator.request(parts))).toBe(true);
  expect(validator.answer({})).toContainEqual(expect.objectContaining({ path: 'answer/apiData' }));
});
