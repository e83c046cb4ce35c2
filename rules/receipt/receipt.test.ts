import { receiptRows } from './receipt-rows';
import { whatsNextItems } from './whats-next';

const receipt = {
  name: 'Acme LLC',
  masterId: '20261000001',
  dateTimeDisplay: '11/20/2026 12:00 PM',
  transactionName: 'Articles of Organization',
  transactionId: '20261000002',
  paymentType: 'Visa',
  last4: '4242',
  amount: 50,
};

it('shows the digits of a card but none of a prepaid account', () => {
  expect(
    receiptRows(receipt)
      .slice(-2)
      .map(({ value }) => value),
  ).toEqual(['4242', '$50.00']);
  const labels = receiptRows({ ...receipt, paymentType: 'Prepaid account' }).map(({ label }) => label);
  expect(labels).not.toContain('Last 4 digits');
});

it('shows no digits where none are known', () => {
  const { last4: _, ...unknown } = receipt;
  expect(receiptRows(unknown).map(({ label }) => label)).not.toContain('Last 4 digits');
});

it.each(['', 'UNHEARD OF'])('offers no certificate for the status %p', (entityStatus) => {
  const items = whatsNextItems({ entityStatus, adminFraudCheck: false });
  expect(items).not.toContain('certificate');
  expect(items).toHaveLength(9);
});

it('offers the certificate only in good standing and hides three parts under review', () => {
  expect(whatsNextItems({ entityStatus: 'GOOD', adminFraudCheck: false })).toHaveLength(10);
  expect(whatsNextItems({ entityStatus: 'DQQ', adminFraudCheck: false })).not.toContain('certificate');
  const reviewed = whatsNextItems({ entityStatus: 'GOOD', adminFraudCheck: true });
  expect(reviewed.filter((part) => ['document', 'secureFiling', 'reportReminder'].includes(part))).toEqual(
    [],
  );
});

it('names the files that are filed with the document, and says nothing where there are none', () => {
  const files = (attachments: string[]) =>
    receiptRows({ ...receipt, attachments }).filter(({ label }) => label === 'Attachments');
  expect(files(['bylaws.pdf', 'minutes.txt'])).toEqual([
    { label: 'Attachments', value: 'bylaws.pdf, minutes.txt' },
  ]);
  expect(files([])).toEqual([]);
});
