import { NotificationRefused } from '../../ports/payment-port';
import { checkSignature, signNotification, SIGNATURE_TOLERANCE_SECONDS } from './signature';

const secret = 'a secret';
const body = '{"id":"evt_1"}';
const at = new Date('2026-11-20T18:00:00Z');
const later = (seconds: number): Date => new Date(at.getTime() + seconds * 1000);
const header = signNotification(secret, body, at);

test('its own signature is accepted within the tolerance, either way', () => {
  for (const seconds of [0, SIGNATURE_TOLERANCE_SECONDS, -SIGNATURE_TOLERANCE_SECONDS]) {
    expect(() => checkSignature(secret, body, header, later(seconds))).not.toThrow();
  }
});

test.each([
  ['an old notification', secret, body, header, SIGNATURE_TOLERANCE_SECONDS + 1],
  ['a notification from the future', secret, body, header, -SIGNATURE_TOLERANCE_SECONDS - 1],
  ['a changed body', secret, `${body} `, header, 0],
  ['another secret', 'another', body, header, 0],
  ['a changed time', secret, body, header.replace(/t=\d+/, 't=1795200001'), 0],
  ['a shortened digest', secret, body, header.slice(0, -2), 0],
  ['an empty header', secret, body, '', 0],
])('%s is refused', (_, key, content, signature, seconds) => {
  expect(() => checkSignature(key, content, signature, later(seconds))).toThrow(NotificationRefused);
});
