import type { PlainAddress } from '../../ports/address-port';
import { clientCredentials } from './client-credentials';

/** The operator's settings for the postal service's API. */
export interface PostalSettings {
  /** Base address of the API, such as https://apis.usps.com. */
  postalUrl: string;
  postalClientId: string;
  postalClientSecret: string;
}

/** An address as the postal service writes it. */
export interface PostalMatch {
  streetAddress: string;
  secondaryAddress: string;
  city: string;
  state: string;
  zip: string;
  /** True when mail can be delivered to the exact place, including its apartment or suite. */
  isConfirmed: boolean;
}

/** Longest that an address is looked up, with the token: a request that verifies two of them is answered within nine seconds. */
const TIMEOUT_MILLISECONDS = 3_000;
const LARGEST_ANSWER_BYTES = 64 * 1024;

/** Statuses by which the service says that there is no such address. */
const NO_SUCH_ADDRESS = new Set([400, 404]);
const UNAUTHORIZED = 401;

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** @throws Error for an answer without what makes an address */
function matchOf(answer: unknown): PostalMatch {
  if (!isObject(answer) || !isObject(answer.address)) throw new Error('The answer is not an address');
  const { address } = answer;
  const [zip5, zip4] = [textOf(address.ZIPCode), textOf(address.ZIPPlus4)];
  const match = {
    streetAddress: textOf(address.streetAddress),
    secondaryAddress: textOf(address.secondaryAddress),
    city: textOf(address.city),
    state: textOf(address.state),
    zip: zip4 === '' ? zip5 : `${zip5}-${zip4}`,
    isConfirmed: isObject(answer.additionalInfo) && answer.additionalInfo.DPVConfirmation === 'Y',
  };
  const isWhole = match.streetAddress !== '' && match.city !== '' && /^[A-Z]{2}$/.test(match.state);
  if (!isWhole || !/^\d{5}(-\d{4})?$/.test(match.zip)) throw new Error('The address is not whole');
  return match;
}

function queryOf({ address1, address2, city, state, zip }: PlainAddress): URLSearchParams {
  const [zip5 = '', zip4 = ''] = zip.trim().split('-');
  const parts = {
    streetAddress: address1,
    secondaryAddress: address2,
    city,
    state: state.toUpperCase(),
    ZIPCode: zip5.slice(0, 5),
    ZIPPlus4: zip4 || zip5.slice(5),
  };
  const given = Object.entries(parts).map(([name, value]) => [name, value.trim()] as const);
  return new URLSearchParams(given.filter(([, value]) => value !== '') as [string, string][]);
}

/** Looks an address up at a postal service that speaks USPS Addresses 3.0. */
export type LookUpAddress = (address: PlainAddress) => Promise<PostalMatch | null>;

/** @returns answers with null for an address that the service does not know, and throws when it cannot say */
export function postalApi(settings: PostalSettings): LookUpAddress {
  const base = settings.postalUrl.replace(/\/+$/, '');
  const tokens = clientCredentials({
    tokenUrl: `${base}/oauth2/v3/token`,
    clientId: settings.postalClientId,
    clientSecret: settings.postalClientSecret,
  });

  async function send(address: PlainAddress, token: string, signal: AbortSignal) {
    const response = await fetch(`${base}/addresses/v3/address?${queryOf(address)}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal,
    });
    return { status: response.status, text: await response.text() };
  }

  return async (address) => {
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
    const token = await tokens.get(signal);
    let answer = await send(address, token, signal);
    if (answer.status === UNAUTHORIZED) {
      // A token may be withdrawn before its time.
      tokens.forget(token);
      answer = await send(address, await tokens.get(signal), signal);
    }
    if (NO_SUCH_ADDRESS.has(answer.status)) return null;
    if (answer.status !== 200 || answer.text.length > LARGEST_ANSWER_BYTES)
      throw Object.assign(new Error(`Status ${answer.status}`), { code: `STATUS_${answer.status}` });
    return matchOf(JSON.parse(answer.text));
  };
}
