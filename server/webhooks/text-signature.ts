import { createHmac } from 'node:crypto';
import { keyedHash } from '../keyed-hash';
import type { Config } from '../settings/config';

/** The header with the signature of a callback of the provider of text messages. */
export const TEXT_SIGNATURE_HEADER = 'x-twilio-signature';

/** What callbacks are signed with: the token of the account at the provider; without one, a secret that this registry makes for itself. */
export const textToken = ({ textToken: token, passcodeSecret }: Config): string =>
  token ?? keyedHash(passcodeSecret, 'callbacks of text messages', '').toString('base64url');

/**
 * The signature of a form that is sent to an address, as the large providers make it: the address, then each field with its value in the
 * order of their names, hashed with the token.
 * @param address the whole address as the provider was given it, with its query
 */
export const textSignature = (
  token: string,
  address: string,
  fields: Readonly<Record<string, string>>,
): string =>
  createHmac('sha1', token)
    .update(
      address +
        Object.keys(fields)
          .toSorted()
          .map((name) => `${name}${fields[name]}`)
          .join(''),
    )
    .digest('base64');
