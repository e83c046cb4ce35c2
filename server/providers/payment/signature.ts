import { createHmac, timingSafeEqual } from 'node:crypto';
import { NotificationRefused } from '../../ports/payment-port';

/** How old a notification may be, and how far ahead the sender's clock may run. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

const digest = (secret: string, seconds: number, body: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

/** The header of a notification: `t={seconds since 1970},v1={HMAC-SHA256 of "t.body" in hexadecimal}`. */
export function signNotification(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
}

/** @throws NotificationRefused unless the header carries a fresh signature of exactly this body. */
export function checkSignature(secret: string, body: string, header: string, now: Date): void {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  if (parts === null) throw new NotificationRefused('The signature is malformed.');
  const seconds = Number(parts[1]);
  const givenSignature = Buffer.from(parts[2] ?? '', 'hex');
  if (!timingSafeEqual(givenSignature, digest(secret, seconds, body))) {
    throw new NotificationRefused('The signature does not match.');
  }
  if (Math.abs(now.getTime() / 1000 - seconds) > SIGNATURE_TOLERANCE_SECONDS) {
    throw new NotificationRefused('The notification is too old.');
  }
}
