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
