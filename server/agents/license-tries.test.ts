import { emptyAddress } from '#rules';
import { ProviderUnavailable } from '../ports/provider-unavailable';
import { registryOfTests } from '../testing/registry-of-tests';
import { lookUpLicense } from './license-look-up';

const registry = registryOfTests();
const strict = () => ({ ...registry(), config: { ...registry().config, licenseTries: 3 } });
const guess = (license: string, lastName = 'Guess') => lookUpLicense(strict(), license, lastName);

test('last names are limited by license, whoever tries them, and the number is not stored', async () => {
  for (let tries = 0; tries < 3; tries += 1)
    expect(await guess('92-123-4567')).toMatchObject({ lastNameValid: false });
  await expect(guess('921234567', 'Sample')).rejects.toMatchObject({ status: 429 });
  await expect(guess('921234567')).rejects.toMatchObject({
    details: { retryAfter: expect.any(Number) as number },
  });
  const subjects = await registry().db.selectFrom('login_attempt').select('subject').limit(10).execute();
  expect(JSON.stringify(subjects)).not.toContain('921234567');
});

test('others are not held up, and a right last name forgets the wrong ones', async () => {
  await registry().db.deleteFrom('login_attempt').execute();
  for (let tries = 0; tries < 2; tries += 1) await guess('921234567');
  expect(await guess('921234567', 'Sample')).toMatchObject({ lastNameValid: true });
  for (let tries = 0; tries < 3; tries += 1) await guess('921234567');
  expect(await guess('000000000')).toMatchObject({ lastNameValid: false });
});

test('while the service is down nothing is compared, so nothing is counted and nothing forgotten', async () => {
  await registry().db.deleteFrom('login_attempt').execute();
  const licenses = { lookUp: () => Promise.reject(new ProviderUnavailable('motor-vehicle')) };
  const down = { ...strict(), providers: { ...registry().providers, licenses } };
  for (let tries = 0; tries < 2; tries += 1) await guess('921234567');
  for (let tries = 0; tries < 8; tries += 1)
    expect(await lookUpLicense(down, '921234567', 'Sample')).toMatchObject({ dmvServiceError: true });
  expect(await guess('921234567')).toMatchObject({ lastNameValid: false });
  await expect(guess('921234567', 'Sample')).rejects.toMatchObject({ status: 429 });
});

const NAMED = { firstName: 'Sol', middleName: '', suffix: '', birthDate: '1980-01-01' };
const ADDRESS = emptyAddress('PHYS');

test.each([
  ['Núñez', 'Nunez', true],
  ['Núñez', 'NÚÑEZ', true],
  ['Nunez', 'Núñez', true],
  ['Núñez', 'Nez', false],
  ["Example-O'Neil", 'exampleoneil', true],
  ['李', '--', false],
])('a license of %s is verified with the last name %s: %s', async (onLicense, entered, isVerified) => {
  await registry().db.deleteFrom('login_attempt').execute();
  const record = { licenseId: '921234567', lastName: onLicense, ...NAMED, address: ADDRESS };
  const licenses = { lookUp: () => Promise.resolve(record) };
  const named = { ...registry(), providers: { ...registry().providers, licenses } };
  expect((await lookUpLicense(named, '921234567', entered)).lastNameValid).toBe(isVerified);
});
