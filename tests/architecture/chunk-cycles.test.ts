import { chunkCycles } from '../../scripts/lib/chunk-cycles.mjs';

it.each([
  ['none in a tree', { page: ['base', 'frame'], frame: ['base'], base: [] }, []],
  ['none where two ways lead to one chunk', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['two chunks', { page: ['frame'], frame: ['heading'], heading: ['frame'] }, [['frame', 'heading']]],
  ['a longer way round', { a: ['b'], b: ['c'], c: ['a'] }, [['a', 'b', 'c']]],
  ['a chunk that imports itself', { a: ['a'] }, [['a']]],
  [
    'two cycles',
    { a: ['b'], b: ['a'], c: ['d'], d: ['c'] },
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['imports of packages outside of the build', { a: ['react'] }, []],
])('finds the cycles of chunks: %s', (_, imports, cycles) => {
  expect(chunkCycles(imports)).toEqual(cycles);
});
