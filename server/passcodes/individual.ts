import { createHash } from 'node:crypto';
import type { Address, PasscodeRequestValues } from '#rules';
import { agentDisplayName, agentMailingAddress, emptyRegisteredAgent, formatAddress } from '#rules';
import type { AgentDetailsColumn } from '../database/tables/agents';
import { sanitizeAddresses, sanitizeName } from '../filing/drafts/sanitize-party';

/**
 * The request as the registry takes it from a browser: an individual's name and two addresses, and nothing else that was sent.
 * @param values tidied by the rules of the request
 */
export function sanitizeRequest({ nameValues, addressValues }: PasscodeRequestValues): AgentDetailsColumn {
  const empty = emptyRegisteredAgent();
  const { firstName, middleName, lastName, suffix } = nameValues.name;
  const name = sanitizeName({
    ...empty.nameValues.name,
    nameTyp: 'I',
    firstName,
    middleName,
    lastName,
    suffix,
  });
  const fullName = agentDisplayName({ nameValues: { name: { ...empty.nameValues.name, ...name } } });
  const { streetAddress, mailingAddress, isSameAsStreetAddressChecked } = addressValues;
  return {
    nameValues: { name: { ...empty.nameValues.name, ...name, fullName, display: fullName } },
    addressValues: {
      ...empty.addressValues,
      ...sanitizeAddresses({
        streetAddress,
        mailingAddress: isSameAsStreetAddressChecked ? empty.addressValues.mailingAddress : mailingAddress,
      }),
      isSameAsStreetAddressChecked,
    },
  };
}

const plain = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
const lineOf = (address: Address | null): string => (address ? formatAddress(address).join(' ') : '');

/** The address of the letter: the mailing address, or the street address without one (A2-agent-mail). */
export const letterAddress = ({ addressValues }: AgentDetailsColumn): Address =>
  agentMailingAddress({ addressValues }) ?? addressValues.streetAddress;

/**
 * The key of an individual: their name and both addresses, letter by letter. A passcode names the person as its letter does: if another
 * spelling counted as the same individual, a further request could change how that person is named on the public record with a letter sent
 * earlier.
 */
export const personKeyOf = (details: AgentDetailsColumn): string => {
  const { firstName, middleName, lastName, suffix } = details.nameValues.name;
  return hashOf([
    firstName,
    middleName,
    lastName,
    suffix,
    lineOf(details.addressValues.streetAddress),
    lineOf(letterAddress(details)),
  ]);
};

/** Tells apart the addresses that letters go to, however these are spelled. */
export const letterAddressKeyOf = (details: AgentDetailsColumn): string =>
  hashOf([plain(lineOf(letterAddress(details)))]);
