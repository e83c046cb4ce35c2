import { initialFiling } from '#rules';
import { filingDigest } from './filing-digest';

const filing = initialFiling({ filingType: 'llc', submissionKey: '0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a01' });

test('the order of keys does not matter', () => {
  const reversed = Object.fromEntries(Object.entries(filing).reverse()) as typeof filing;
  expect(filingDigest(reversed, 50)).toBe(filingDigest(filing, 50));
});

test('the content does, and so does the order of a list', () => {
  const emails = [{ email: 'a@b.co' }, { email: 'c@d.co' }];
  const one = { ...filing, notificationsValues: { ...filing.notificationsValues, emails } };
  const other = {
    ...filing,
    notificationsValues: { ...filing.notificationsValues, emails: [...emails].reverse() },
  };
  expect(new Set([filing, one, other].map((each) => filingDigest(each, 50))).size).toBe(3);
});

test('the price does', () => {
  expect(filingDigest(filing, 25)).not.toBe(filingDigest(filing, 75));
});
