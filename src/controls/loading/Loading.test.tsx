import { act, render, screen } from '@testing-library/react';
import { Loading } from './Loading';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const passes = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const line = () => screen.queryByText('Loading…');

test('a short wait is not shown', () => {
  render(<Loading />);
  passes(999);
  expect(line()).toBeNull();
  passes(1);
  expect(line()).toBeVisible();
});

test('a wait that follows one that was shown goes on without a gap', () => {
  const { rerender } = render(<Loading key="filing" />);
  passes(1000);
  rerender(<Loading key="page" />);
  expect(line()).toBeVisible();
  rerender(<p>The page</p>);
  passes(499);
  rerender(<Loading key="another page" />);
  expect(line()).toBeVisible();
});

test('a wait that begins later is a new one', () => {
  const { rerender } = render(<Loading key="filing" />);
  passes(1000);
  rerender(<p>The page</p>);
  passes(500);
  rerender(<Loading key="page" />);
  expect(line()).toBeNull();
});
