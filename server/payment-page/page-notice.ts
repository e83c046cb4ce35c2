import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { cookieLine, cookieValue } from '../cookies';
import type { CardProblem } from '../providers/payment/card-details';

/**
 * The message of the card page after a form was sent: each form is answered with a redirect, so that reload and Back never send a card
 * again. The number and the security code are not part of it.
 */
export interface PageNotice {
  problems: readonly CardProblem[];
  /** Typed before, to be shown again. */
  typed: { expiry: string; cardholder: string };
  /** The payer has just been given more time. */
  isExtended: boolean;
}

/** The cookie with the message between the redirect and the page; only this page of this session gets it. */
const COOKIE = 'card-page-notice';

/** As long as the first time limit of the card page. */
const SECONDS = 1800;

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The payer's browser carries the notice, because any replica may answer next; sealed, so that it can be neither read nor made elsewhere. */
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', COOKIE, 32));

function seal(secret: string, sessionId: string, notice: PageNotice): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(sessionId));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(notice), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unseal(secret: string, sessionId: string, text: string): PageNotice | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(sessionId))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(opened.toString('utf8')) as PageNotice;
  } catch {
    // A message of another session or with another signature is ignored: the page opens as if nothing had been sent.
    return null;
  }
}

interface NoticePlace {
  secret: string;
  sessionId: string;
  /** The cookie travels over https only. */
  isSecure: boolean;
}

/** The value of `set-cookie` that keeps a notice, or with null forgets it. */
export function noticeCookie(
  { secret, sessionId, isSecure }: NoticePlace,
  notice: PageNotice | null,
): string {
  const value = notice === null ? '' : seal(secret, sessionId, notice);
  const seconds = notice === null ? 0 : SECONDS;
  return cookieLine({
    name: COOKIE,
    value,
    path: `/pay/${encodeURIComponent(sessionId)}`,
    seconds,
    isSecure,
  });
}

/** The notice in the cookies of a request; null where there is none, or none of this session. */
export function readNotice(
  { secret, sessionId }: Pick<NoticePlace, 'secret' | 'sessionId'>,
  cookies: string | undefined,
): PageNotice | null {
  const value = cookieValue(cookies, COOKIE);
  return value === undefined ? null : unseal(secret, sessionId, value);
}
