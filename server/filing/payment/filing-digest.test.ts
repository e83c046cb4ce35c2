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

test('a payment that is open keeps the digest that it was begun with', () => {
  const content = { b: [{ d: 1, c: undefined, a: null }, undefined], a: 'é' };
  expect(filingDigest(content as never, 25)).toBe(
    '392dbfa27b61960e900671154847a8098ef463d9709065dab07ebab7ed631b48',
  );
});
