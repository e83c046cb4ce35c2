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
  createHash('sha256')
    .update(JSON.stringify(parts.map(plain)))
    .digest('base64url');
const lineOf = (address: Address | null): string => (address ? formatAddress(address).join(' ') : '');

/** Where the letter goes: the mailing address, or the street address without one (A2-agent-mail). */
export const letterAddress = ({ addressValues }: AgentDetailsColumn): Address =>
  agentMailingAddress({ addressValues }) ?? addressValues.streetAddress;

/** Tells individuals apart: by their name and both addresses, however these are spelled. */
export const personKeyOf = (details: AgentDetailsColumn): string =>
  hashOf([
    agentDisplayName(details),
    lineOf(details.addressValues.streetAddress),
    lineOf(letterAddress(details)),
  ]);

/** Tells apart the addresses that letters go to. */
export const letterAddressKeyOf = (details: AgentDetailsColumn): string =>
  hashOf([lineOf(letterAddress(details))]);
