import { everyRow } from './every-row';

/** A query that finds this many rows. */
const finding = (count: number) => ({
  limit: (most: number) => ({
    execute: () => Promise.resolve(Array.from({ length: Math.min(count, most) }, (_, row) => row)),
  }),
});

test('every row is read where there are no more than there may be', async () => {
  expect(await everyRow(finding(3), 3)).toEqual([0, 1, 2]);
});

test('more rows than the limit throw instead of being cut off', async () => {
  await expect(everyRow(finding(4), 3)).rejects.toThrow('A query that may find 3 rows found more.');
});
