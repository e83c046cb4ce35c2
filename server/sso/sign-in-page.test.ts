import { signInPage } from './sign-in-page';

test('a refused sign-in keeps the name that was entered, as text and nothing else', () => {
  const page = signInPage('/interaction', 'The user name or the password is wrong.', '"><script>Kim');
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;Kim"');
  expect(page).not.toContain('"><script>Kim');
});
