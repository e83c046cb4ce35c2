import { accountNameProblems } from './account-names';

it.each([
  ['Robin Muñoz', ''],
  ['', 'Enter a name.'],
  [' \u3000 ', 'Enter a name.'],
  ['x\r\ny', 'Some characters do not show (U+000D, U+000A). Delete the text and type it again.'],
  ['\u202Eadmin', 'Some characters do not show (U+202E). Delete the text and type it again.'],
  ['Robin\u200B', 'Some characters do not show (U+200B). Delete the text and type it again.'],
])('a name of %j', (name, message) => {
  expect(accountNameProblems('name', name).map((problem) => problem.message)).toEqual(
    message === '' ? [] : [message],
  );
});

it('a username that is missing is called one', () => {
  expect(accountNameProblems('userId', '')).toEqual([
    { path: 'userId', code: 'required', message: 'Enter a username.' },
  ]);
});
