import { registryOfTests } from '../testing/registry-of-tests';
import { passcodeCalls } from '../testing/passcode-calls';

jest.setTimeout(60_000);

const registry = registryOfTests();
const { validate, save, issued } = passcodeCalls(registry);

/** The clock of the registry goes on: so long before midnight it is still the last day when the last answer has come. */
const WHILE_BEFORE_MIDNIGHT = 5 * 60_000;

test.each([
  ['in winter', '2026-11-24T12:00:00-07:00', '2027-01-09T00:00:00-07:00'],
  ['late in the evening', '2026-11-24T23:59:59-07:00', '2027-01-09T00:00:00-07:00'],
  ['when the last day has 23 hours', '2027-01-28T00:00:00-07:00', '2027-03-15T00:00:00-06:00'],
  ['when a day before the last one has 23 hours', '2027-02-01T23:30:00-07:00', '2027-03-19T00:00:00-06:00'],
  ['when the last day has 25 hours', '2027-09-23T09:00:00-06:00', '2027-11-08T00:00:00-07:00'],
])('a passcode is good until the midnight after its 45th day: %s', async (_when, issuedAt, midnight) => {
  const { clock } = registry();
  await clock.moveTo(new Date(issuedAt));
  const passcode = await issued();
  await clock.moveTo(new Date(midnight));
  expect([(await validate(passcode)).passcodeValid, (await save(passcode)).code]).toEqual([false, 422]);
  await clock.moveTo(new Date(Date.parse(midnight) - WHILE_BEFORE_MIDNIGHT));
  expect([(await validate(passcode)).passcodeValid, (await save(passcode)).code]).toEqual([true, 200]);
});
