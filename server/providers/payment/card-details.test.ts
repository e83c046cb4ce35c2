import { cardProblems, passesLuhn } from './card-details';
import { findTestCard, TEST_CARDS } from './test-cards';

const now = new Date('2026-11-20T18:00:00Z');
const card = {
  cardNumber: '4242 4242 4242 4242',
  expiry: '12/28',
  securityCode: '123',
  cardholder: 'Ada Park',
};

test('a card in order has no problem', () => {
  expect(cardProblems(card, now)).toEqual([]);
});

test('every test card passes the check that payers meet first', () => {
  for (const { number } of TEST_CARDS)
    expect({ number, passes: passesLuhn(number) }).toEqual({ number, passes: true });
});

test('an empty form names each field once, in order', () => {
  const empty = { cardNumber: '', expiry: ' ', securityCode: '', cardholder: '' };
  expect(cardProblems(empty, now).map((problem) => problem.message)).toEqual([
    'Enter the card number.',
    'Enter the expiration date.',
    'Enter the security code.',
    'Enter the name on the card.',
  ]);
});

test.each([
  [{ cardNumber: '4242 4242 4242 4241' }, 'Enter a valid card number.'],
  [{ cardNumber: '4242' }, 'Enter a valid card number.'],
  [{ expiry: '13/28' }, 'Enter the expiration date as month and year, for example 09/28.'],
  [{ expiry: '10/26' }, 'This card has expired. Enter another card.'],
  [{ expiry: '12/99' }, 'Enter the expiration date printed on the card.'],
  [{ securityCode: '12' }, 'Enter the 3 or 4 digits of the security code.'],
])('%o: %s', (change, message) => {
  expect(cardProblems({ ...card, ...change }, now).map((problem) => problem.message)).toEqual([message]);
});

test.each(['11/26', '1126', '11 / 2026', '11-26'])('this month is not over: %s', (expiry) => {
  expect(cardProblems({ ...card, expiry }, now)).toEqual([]);
});

test("a card is good until its month ends at the office, which is in the evening before UTC's", () => {
  const onLastEvening = new Date('2026-12-01T06:59:59Z');
  const afterwards = new Date('2026-12-01T07:00:00Z');
  expect(cardProblems({ ...card, expiry: '11/26' }, onLastEvening)).toEqual([]);
  expect(cardProblems({ ...card, expiry: '11/26' }, afterwards)).toHaveLength(1);
});

test('a card that is not in the table is declined', () => {
  expect(findTestCard('4111111111111111').outcome.kind).toBe('declines');
});
