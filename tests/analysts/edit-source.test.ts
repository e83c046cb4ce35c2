import { apply } from '../../scripts/tables/edit-source.mjs';

const edit = (start: number, end: number, text: string) => ({ start, end, text });

it('makes edits at their places, what is put in before what is replaced there', () => {
  expect(apply('fee: 25, 10', [edit(9, 11, '15'), edit(5, 7, '30'), edit(5, 5, '$')]).text).toBe(
    'fee: $30, 15',
  );
});

it.each([
  ['the same text', [edit(5, 7, '30'), edit(5, 7, '30')]],
  ['a part of it', [edit(5, 7, '30'), edit(6, 7, '6')]],
])('refuses two edits of %s', (_, edits) => {
  expect(() => apply('fee: 25, 10', edits)).toThrow(/^Two edits change the same text: "2?5"\.$/);
});
