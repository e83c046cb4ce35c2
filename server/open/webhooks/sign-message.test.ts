import { Webhook } from 'standardwebhooks';
import { challengeOf, secretOf, signedHeaders } from './sign-message';

const MESSAGE = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' };
const REFERENCE_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test('a message is signed as in the reference vector of Standard Webhooks', () => {
  expect(signedHeaders(MESSAGE, [REFERENCE_SECRET], new Date(1_614_265_330_000))).toEqual({
    'webhook-id': MESSAGE.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('a secret is of its webhook, its number and the server, and no two are the same', () => {
  const of = (server: string, webhookId: string, version: number) => secretOf(server, { webhookId, version });
  const secrets = [of('a', 'one', 1), of('a', 'one', 2), of('a', 'two', 1), of('b', 'one', 1)];
  expect(new Set([...secrets, of('a', 'one', 1)]).size).toBe(4);
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(challengeOf('a', 'one')).not.toBe(challengeOf('a', 'two'));
});

test('while the former secret counts, receivers with either accept the message', () => {
  const [former, present] = [1, 2].map((version) => secretOf('any', { webhookId: 'one', version }));
  const headers = signedHeaders(MESSAGE, [present ?? '', former ?? ''], new Date());
  for (const secret of [former, present])
    expect(new Webhook(secret ?? '').verify(MESSAGE.body, headers)).toEqual({ test: 2_432_232_314 });
  const other = new Webhook(REFERENCE_SECRET);
  expect(() => other.verify(MESSAGE.body, headers)).toThrow('No matching signature');
  expect(() => new Webhook(present ?? '').verify(`${MESSAGE.body} `, headers)).toThrow('No matching');
});
