import { hashPassword, inPasswordTurn } from './password-hash';

const CALLER = '192.0.2.1';

test('of one caller a few passwords wait, and more are refused at once; another caller is served between them', async () => {
  const hash = await hashPassword('right');
  const check = (caller: string) => inPasswordTurn(caller, ({ verify }) => verify(hash, 'right'));
  const begun = performance.now();
  const flood = Array.from({ length: 300 }, () => check(CALLER));
  const refused = Promise.all(
    flood.map((one) => one.then(() => null).catch(() => performance.now() - begun)),
  );
  const settled = Promise.allSettled(flood);
  const order: string[] = [];
  void flood[5]?.then(() => order.push('flood'));
  await check('192.0.2.2').then(() => order.push('neighbor'));
  const results = await settled;
  const answered = results.filter(({ status }) => status === 'fulfilled');
  expect(answered.length).toBeGreaterThan(5);
  expect(answered.length).toBeLessThan(40);
  const failures = (await refused).filter((milliseconds) => milliseconds !== null);
  expect(failures[0]).toBeLessThan(1_000);
  for (const result of results.filter(({ status }) => status === 'rejected'))
    expect((result as PromiseRejectedResult).reason).toMatchObject({
      status: 503,
      details: { retryAfter: 5 },
    });
  expect(order[0]).toBe('neighbor');
}, 60_000);

test('a password without a hash is wrong', async () => {
  const isRight = await inPasswordTurn(CALLER, ({ verify }) => verify(null, 'any'));
  expect(isRight).toBe(false);
});
