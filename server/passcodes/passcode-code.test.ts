import { PASSCODE_ALPHABET } from '#rules';
import { lookupKeyOf, derivePasscode } from './passcode-code';

test('a passcode is eight characters of the alphabet, the same for its ID and another for another secret', () => {
  const passcode = derivePasscode('secret', 'an ID');
  expect(passcode).toMatch(new RegExp(`^[${PASSCODE_ALPHABET}]{8}$`));
  expect(derivePasscode('secret', 'an ID')).toBe(passcode);
  expect(derivePasscode('another secret', 'an ID')).not.toBe(passcode);
  expect(lookupKeyOf('secret', ` ${passcode.toLowerCase()} `)).toBe(lookupKeyOf('secret', passcode));
  expect(lookupKeyOf('another secret', passcode)).not.toBe(lookupKeyOf('secret', passcode));
});

test('each character of the alphabet is as likely as another', () => {
  const counts = new Map<string, number>();
  for (let id = 0; id < 5000; id += 1)
    for (const character of derivePasscode('secret', String(id)))
      counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(PASSCODE_ALPHABET.length);
  // 40,000 characters, 1,600 expected of each: seven standard deviations are 275.
  for (const count of counts.values()) expect(Math.abs(count - 1600)).toBeLessThan(275);
});
