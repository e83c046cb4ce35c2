import { createHmac } from 'node:crypto';
import { DateTime } from 'luxon';
import type { components } from '#api';
import { OFFICE_ZONE } from '#rules';
import { countLicenseAttempt, resetLicenseAttempts, uncountLicenseAttempt } from '../accounts/login-attempts';
import type { Registry } from '../context';
import { licenseAsAgent, noAgentDetails } from '../entities/agent-candidate';
import { HttpFailure } from '../failures/failure';
import { TOO_MANY_MESSAGE } from '../failures/refuse-too-many';
import { ProviderUnavailable } from '../ports/provider-unavailable';

type AgentDetails = components['schemas']['AgentDetails'];

/** The letters of a name without their accents, which not every keyboard has. */
const normalName = (name: string): string =>
  name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');

/** A name without any letter belongs to nobody. */
const isSameName = (name: string, other: string): boolean =>
  normalName(name) !== '' && normalName(name) === normalName(other);

/** Full years on the office's calendar. */
const ageOn = (birthDate: string, now: Date): number =>
  Math.floor(
    DateTime.fromJSDate(now, { zone: OFFICE_ZONE }).diff(
      DateTime.fromISO(birthDate, { zone: OFFICE_ZONE }),
      'years',
    ).years,
  );

/** There are so few license numbers that a plain digest of one could be undone by trying. */
const withoutNumber = ({ config }: Registry, license: string): string =>
  createHmac('sha256', config.passcodeSecret).update(`license ${license}`).digest('hex');

/**
 * The motor-vehicle record of a license or ID card. The answer does not tell whether the number or the last name is wrong, so that nobody
 * can find out numbers by trying.
 * Last names are counted by license, whether it exists or not, so that many callers have no more guesses than one.
 *
 * @param licenseId with or without dashes
 * @throws HttpFailure 429 while the next last name has to wait
 */
export async function lookUpLicense(
  registry: Registry,
  licenseId: string,
  lastName: string,
): Promise<AgentDetails> {
  const { providers, clock, config } = registry;
  const number = licenseId.replace(/[-\s]/g, '').toUpperCase();
  const license = withoutNumber(registry, number);
  const wait = await countLicenseAttempt(registry, { license, freeTries: config.licenseTries });
  if (wait !== null) throw new HttpFailure(429, TOO_MANY_MESSAGE, { retryAfter: wait });
  try {
    const record = await providers.licenses.lookUp(number);
    if (record === null || !isSameName(record.lastName, lastName)) {
      return { ...noAgentDetails(), driversLicenseIdValid: false, lastNameValid: false };
    }
    await resetLicenseAttempts(registry, license);
    return {
      ...noAgentDetails(),
      ...licenseAsAgent(record),
      driversLicenseIdValid: true,
      lastNameValid: true,
      age: ageOn(record.birthDate, clock.now()),
    };
  } catch (error) {
    await uncountLicenseAttempt(registry, license);
    if (error instanceof ProviderUnavailable) return { ...noAgentDetails(), dmvServiceError: true };
    throw error;
  }
}
