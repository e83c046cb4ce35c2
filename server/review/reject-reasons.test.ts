import { checkRejection } from '#rules';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { rejectReasons } from './reject-reasons';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

const check = async (...sent: [id: string, longReason: string][]) =>
  checkRejection(
    sent.map(([id, longReason]) => ({ id, longReason })),
    await rejectReasons(open.registry.db),
    open.registry.clock.now().toISOString(),
  );

test('the filer reads the sentences of the office in its order, and then the additional text', async () => {
  expect(await check(['ID-EXPIRED', 'forged'], ['', ' Call us first. '], ['AFF-SIGN', ''])).toEqual({
    lines: ['The affidavit is not signed.', 'The photo ID has expired.', 'Call us first.'],
  });
});

test.each<[string, [string, string][], string]>([
  ['nothing', [], 'Choose at least one reason or enter additional text.'],
  ['white space', [['', '  ']], 'Choose at least one reason or enter additional text.'],
  [
    'a reason that is not the office\u2019s',
    [['NO-REASON', 'x']],
    'One of the reasons is no longer offered. Choose again.',
  ],
  [
    'too long a text',
    [
      ['', 'x'.repeat(600)],
      ['', 'y'.repeat(600)],
    ],
    'Must be at most 1000 characters',
  ],
])('%s is refused', async (_, sent, message) => {
  expect(await check(...sent)).toEqual({ message });
});
