import { accountNameProblems } from './account-names';

it.each([
  ['Robin Muñoz', ''],
  ['', 'Enter a name.'],
  [' \u3000 ', 'Enter a name.'],
  ['x\r\ny', 'Invalid characters entered: U+000D, U+000A'],
  ['\u202Eadmin', 'Invalid characters entered: U+202E'],
  ['Robin\u200B', 'Invalid characters entered: U+200B'],
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
