import { DateTime } from 'luxon';
import type { components } from '#api';
import { OFFICE_ZONE } from '#rules';
import type { Registry } from '../context';
import { licenseAsAgent, noAgentDetails } from '../entities/agent-candidate';
import { ProviderUnavailable } from '../providers/provider-unavailable';

type AgentDetails = components['schemas']['AgentDetails'];

const normalName = (name: string): string =>
  name
    .trim()
    .toUpperCase()
    .replace(/[^A-Z]/g, '');

/** Full years on the office's calendar. */
const ageOn = (birthDate: string, now: Date): number =>
  Math.floor(
    DateTime.fromJSDate(now, { zone: OFFICE_ZONE }).diff(
      DateTime.fromISO(birthDate, { zone: OFFICE_ZONE }),
      'years',
    ).years,
  );

/**
 * What the motor-vehicle records say of a license or ID card. Whether the number or the last name is wrong is not told
 * apart, so that nobody can find out numbers by trying.
 *
 * @param licenseId with or without dashes
 */
export async function lookUpLicense(
  { providers, clock }: Registry,
  licenseId: string,
  lastName: string,
): Promise<AgentDetails> {
  try {
    const record = await providers.licenses.lookUp(licenseId.replace(/[-\s]/g, '').toUpperCase());
    if (record === null || normalName(record.lastName) !== normalName(lastName)) {
      return { ...noAgentDetails(), driversLicenseIdValid: false, lastNameValid: false };
    }
    return {
      ...noAgentDetails(),
      ...licenseAsAgent(record),
      driversLicenseIdValid: true,
      lastNameValid: true,
      age: ageOn(record.birthDate, clock.now()),
    };
  } catch (error) {
    if (error instanceof ProviderUnavailable) return { ...noAgentDetails(), dmvServiceError: true };
    throw error;
  }
}
