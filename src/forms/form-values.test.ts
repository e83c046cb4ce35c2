import { trimValues } from './form-values';

it('trims every text, however deep, and touches nothing else', () => {
  expect(
    trimValues({ name: ' Ann ', list: [{ email: 'a@b.co ' }], count: 3, flag: null, isSet: true }),
  ).toEqual({
    name: 'Ann',
    list: [{ email: 'a@b.co' }],
    count: 3,
    flag: null,
    isSet: true,
  });
});
