import { once } from '../once';
import type { PlainAddress } from '../ports/address-port';
import type { LicenseProvider, LicenseRecord } from '../ports/license-port';
import { ProviderUnavailable } from '../ports/provider-unavailable';
import { serviceCircuitBreaker } from './circuit-breaker';

const TIMEOUT_MILLISECONDS = 4_000;

const LARGEST_ANSWER_BYTES = 64 * 1024;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const ADDRESS_PARTS = [
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'province',
  'country',
  'countryDescription',
] as const satisfies readonly (keyof PlainAddress)[];

interface LicenseSettings {
  licenseUrl: string;
  licenseToken: string;
  /** For tests: how long the service is left alone. */
  pauseMilliseconds?: number;
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @throws Error for an answer without what a person is recognized by */
function recordOf(licenseId: string, answer: unknown): LicenseRecord {
  if (!isObject(answer) || !isObject(answer.address)) throw new Error('The answer is not a license');
  const { firstName, middleName, lastName, suffix, birthDate, address } = answer;
  if (textOf(lastName) === '' || !ISO_DATE.test(textOf(birthDate)))
    throw new Error('The license is not whole');
  const parts = ADDRESS_PARTS.map((part) => [part, textOf(address[part])]);
  return {
    licenseId,
    firstName: textOf(firstName),
    middleName: textOf(middleName),
    lastName: textOf(lastName),
    suffix: textOf(suffix),
    birthDate: textOf(birthDate),
    address: Object.fromEntries(parts) as Pick<PlainAddress, (typeof ADDRESS_PARTS)[number]>,
  };
}

/** The number travels in the body: addresses are written to the logs of whatever they pass. */
async function ask(
  { licenseUrl, licenseToken }: LicenseSettings,
  licenseId: string,
): Promise<LicenseRecord | null> {
  const response = await fetch(licenseUrl, {
    method: 'POST',
    headers: { authorization: `Bearer ${licenseToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ licenseId }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  const answer = await response.text();
  if (response.status === 404) return null;
  if (!response.ok || answer.length > LARGEST_ANSWER_BYTES) throw new Error(`Status ${response.status}`);
  return recordOf(licenseId, JSON.parse(answer));
}

/** Looks licenses up at the motor-vehicle office, over HTTP. */
export function httpLicenseProvider(settings: LicenseSettings): LicenseProvider {
  const breaker = once(() => serviceCircuitBreaker(settings.pauseMilliseconds));
  return {
    async lookUp(licenseId) {
      // As filers type it, with dashes and spaces, and as it is stored.
      const number = licenseId.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
      try {
        return await (await breaker()).execute(() => ask(settings, number));
      } catch (cause) {
        throw new ProviderUnavailable('motor-vehicle', { cause });
      }
    },
  };
}
