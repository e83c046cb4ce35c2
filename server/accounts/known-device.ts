import { randomBytes } from 'node:crypto';
import { cookieLine, cookieValue } from '../cookies';
import { keyedHash } from '../keyed-hash';
import type { Config } from '../settings/config';
import { isSameProof } from '../is-same-proof';

/** A browser is forgotten after half a year without a login. */
const SECONDS = 182 * 24 * 60 * 60;
const ID_BYTES = 16;
const NAME_LETTERS = 16;

type Settings = Pick<Config, 'passcodeSecret' | 'publicUrl'>;

/** An account has a cookie of its own: people share browsers. The name reveals the account to nobody else. */
const nameOf = ({ passcodeSecret }: Settings, accountId: string): string =>
  `known-device-${keyedHash(passcodeSecret, 'known device of', accountId).toString('base64url').slice(0, NAME_LETTERS)}`;

const signature = ({ passcodeSecret }: Settings, accountId: string, device: string, ends: string): string =>
  keyedHash(passcodeSecret, 'known device', JSON.stringify([accountId, device, ends])).toString('base64url');

/**
 * The line that lets a browser show at its next login that somebody has logged in to this account with it. It lets nobody in: whoever shows
 * it has passwords to try of their own, so that strangers who try passwords do not keep the owner waiting (decision 0019).
 * @param path of the login, and of nothing else
 */
export function deviceCookie(settings: Settings, accountId: string, path: string, now: Date): string {
  const device = randomBytes(ID_BYTES).toString('base64url');
  const ends = String(Math.floor(now.getTime() / 1000) + SECONDS);
  const signed = signature(settings, accountId, device, ends);
  return cookieLine({
    name: nameOf(settings, accountId),
    value: [device, ends, signed].join('.'),
    path,
    seconds: SECONDS,
    isSecure: settings.publicUrl.startsWith('https://'),
  });
}

/** The browser that its cookies show to be known to the account; undefined for any other. */
export function knownDevice(
  settings: Settings,
  accountId: string,
  cookies: string | undefined,
  now: Date,
): string | undefined {
  const value = cookieValue(cookies, nameOf(settings, accountId)) ?? '';
  const [device = '', ends = '', signed = ''] = value.split('.');
  const isOurs = isSameProof(signed, signature(settings, accountId, device, ends));
  return isOurs && Number(ends) * 1000 > now.getTime() ? device : undefined;
}
