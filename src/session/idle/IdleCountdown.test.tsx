import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { configureStore } from '@reduxjs/toolkit';
import { onAnnouncement } from '../../controls/alerts/announcer';
import { IdleCountdown, minutesAndSeconds, announcementAt } from './IdleCountdown';

it.each([
  [120_000, '2:00'],
  [64_001, '1:05'],
  [9_000, '0:09'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('says %d ms as %s', (milliseconds, text) => {
  expect(minutesAndSeconds(milliseconds)).toBe(text);
});

it.each([
  [120, undefined],
  [61, undefined],
  [60, 'One minute left.'],
  [56, 'One minute left.'],
  [55, undefined],
  [30, '30 seconds left.'],
  [10, '10 seconds left.'],
  [0, undefined],
])('says aloud with %d seconds left: %s', (seconds, sentence) => {
  expect(announcementAt(seconds)).toBe(sentence);
});

it('is heard three times in its last minute', () => {
  jest.useFakeTimers();
  const heard: string[] = [];
  const ending = onAnnouncement((text) => heard.push(text));
  const left = 70_000;
  const lastActivityAt = Date.now() - 120 * 60_000 + left;
  const session = { clockOffset: 0, lastActivityAt };
  const store = configureStore({ reducer: () => ({ session }) });
  render(
    <Provider store={store}>
      <IdleCountdown />
    </Provider>,
  );
  for (let second = 0; second < left / 1000; second += 1) act(() => jest.advanceTimersByTime(1000));
  expect(heard).toEqual(['One minute left.', '30 seconds left.', '10 seconds left.']);
  ending();
  jest.useRealTimers();
});
