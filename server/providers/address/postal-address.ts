import { isInternational, isPoBox } from '#rules';
import { once } from '../../once';
import type { AddressProvider, AddressVerdict, PlainAddress } from '../../ports/address-port';
import { serviceCircuitBreaker } from '../circuit-breaker';
import type { LookUpAddress, PostalMatch, PostalSettings } from './postal-api';
import { postalApi } from './postal-api';
import { standardLine } from './standard-line';

interface Parts {
  /** Judges addresses while the service is unavailable, and those that it does not know. */
  embedded: AddressProvider;
  /** Told of each answer that could not be had. */
  onFailure(error: unknown): void;
  /** For tests: how long the service is left alone. */
  pauseMilliseconds?: number;
}

/** Longest line that a filing takes. */
const LONGEST_LINE = 50;

const lastWord = (line: string): string => line.split(' ').at(-1) ?? '';

/**
 * The lines in the service's spelling, without loss. The service moves a unit out of the first line, and drops what is not part of an
 * address ("Attn ..."); here a unit stays in the line that it was written in, and words that the service does not know stay as written.
 */
function linesOf(given: PlainAddress, { streetAddress, secondaryAddress }: PostalMatch) {
  const second = standardLine(given.address2);
  const isUnit = second !== '' && lastWord(second) === lastWord(secondaryAddress);
  const oneLine = `${streetAddress} ${secondaryAddress}`.trim();
  return isUnit || (second === '' && oneLine.length > LONGEST_LINE)
    ? { address1: streetAddress, address2: secondaryAddress }
    : { address1: oneLine, address2: second };
}

const zip5 = (zip: string): string => zip.trim().slice(0, 5);

/** An address as given is valid when the service changed neither its state nor its ZIP; another spelling of the city makes no difference. */
function matched(given: PlainAddress, match: PostalMatch): AddressVerdict {
  const { city, state, zip } = match;
  const coloradoZipcode = state === 'CO';
  const standard = { ...given, ...linesOf(given, match), city, state, zip, country: 'US', coloradoZipcode };
  return {
    address: match.isConfirmed ? standard : { ...given, coloradoZipcode },
    valid: given.state.trim().toUpperCase() === state && zip5(given.zip) === zip5(zip),
    verified: match.isConfirmed,
    isPoBox: isPoBox(given) || isPoBox(standard),
  };
}

/** An address that the postal service does not know is not verified, however likely it looks. */
function unknown(given: PlainAddress, { address, valid, isPoBox: isBox }: AddressVerdict): AddressVerdict {
  const { coloradoZipcode } = address;
  return { address: { ...given, coloradoZipcode }, valid, verified: false, isPoBox: isBox };
}

/**
 * Has addresses verified by the postal service. While it is away, slow or out of its quota, the embedded table answers: no filer waits for it.
 */
export function postalAddressProvider(settings: PostalSettings, parts: Parts): AddressProvider {
  const { embedded, onFailure, pauseMilliseconds } = parts;
  const lookUp = postalApi(settings);
  const breaker = once(() => serviceCircuitBreaker(pauseMilliseconds));
  const ask: LookUpAddress = async (address) => (await breaker()).execute(() => lookUp(address));
  return {
    async validate(given) {
      if (isInternational(given)) return embedded.validate(given);
      let match: PostalMatch | null;
      try {
        match = await ask(given);
      } catch (error) {
        onFailure(error);
        return embedded.validate(given);
      }
      return match === null ? unknown(given, await embedded.validate(given)) : matched(given, match);
    },
  };
}
