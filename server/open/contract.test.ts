import { contractDocument } from '../contract/contract-document';
import { contractOf, readContract } from '../contract/contract';
import { OPEN_OPERATIONS } from './routes';

test('the open record has an operation for each of its contract, of which the other contract describes none', async () => {
  const open = contractOf(await contractDocument('open-api')).operations;
  const ids = open.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(Object.keys(OPEN_OPERATIONS).toSorted());
  const others = (await readContract()).operations;
  expect(others.filter(({ id, path }) => open.some((one) => one.id === id || one.path === path))).toEqual([]);
});
