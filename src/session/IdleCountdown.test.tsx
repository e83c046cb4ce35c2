import { minutesAndSeconds } from './IdleCountdown';

it.each([
  [120_000, '2:00'],
  [64_001, '1:05'],
  [9_000, '0:09'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('says %d ms as %s', (milliseconds, text) => {
  expect(minutesAndSeconds(milliseconds)).toBe(text);
});
