import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { PagesRouter } from './PagesRouter';

const drawn = jest.fn();
const reload = jest.fn();
const pressedOnSecond = jest.fn();

/** A page that changes its own state and navigates in one event. */
function First() {
  const go = useNavigate();
  const [value, change] = useState(0);
  drawn(value);
  const leave = (address: string) => {
    change(1);
    void go(address);
  };
  return (
    <>
      <h1>First</h1>
      <button onClick={() => leave('/second')}>Second</button>
      <button onClick={() => leave('/fetched')}>Fetched</button>
      <button onClick={() => leave('/staff')}>Staff</button>
    </>
  );
}

const Second = () => (
  <>
    <h1>Second</h1>
    <button onClick={pressedOnSecond}>Next</button>
  </>
);

let arrive: (module: { default: () => React.ReactNode }) => void;
const Fetched = lazy(() => new Promise<{ default: () => React.ReactNode }>((resolve) => (arrive = resolve)));

beforeEach(() => {
  window.history.replaceState(null, '', '/first');
  drawn.mockClear();
  pressedOnSecond.mockClear();
  render(
    <PagesRouter
      isAtHand={(path) => path === '/second'}
      isInOtherLanguage={(path) => path === '/staff'}
      reload={reload}
    >
      <Suspense fallback={<p>Nothing</p>}>
        <Routes>
          <Route path="/first" element={<First />} />
          <Route path="/second" element={<Second />} />
          <Route path="/fetched" element={<Fetched />} />
        </Routes>
      </Suspense>
    </PagesRouter>,
  );
});

// A page is drawn in one task, and pressed in another one.
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));
afterEach(nextTask);

const progress = () => document.querySelector('.page-progress');

test('a page that is at hand is drawn in one go: the page before it is not drawn once more', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Second' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Second');
  expect(drawn.mock.calls).toEqual([[0]]);
  expect(progress()).toBeNull();
});

test('while a page is fetched the one before it stays, with a line that says so', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Fetched' }));
  expect(screen.getByRole('heading')).toHaveTextContent('First');
  expect(progress()).not.toBeNull();
  expect(screen.queryByText('Nothing')).toBeNull();
  await act(async () => {
    arrive({ default: () => <h1>Fetched</h1> });
    await Promise.resolve();
  });
  expect(screen.getByRole('heading')).toHaveTextContent('Fetched');
  expect(progress()).toBeNull();
});

test('what was pressed before a page could be seen, or twice, does nothing on it', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Second' }));
  const next = screen.getByRole('button', { name: 'Next' });
  fireEvent.click(next);
  await nextTask();
  fireEvent.click(next, { detail: 2 });
  expect(pressedOnSecond).not.toHaveBeenCalled();
  fireEvent.click(next, { detail: 1 });
  expect(pressedOnSecond).toHaveBeenCalledTimes(1);
});

test('a page in another language is loaded anew, and not drawn among the texts of this one', () => {
  fireEvent.click(screen.getByText('Staff'));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/staff');
  expect(screen.getByRole('heading', { name: 'First' })).toBeVisible();
});

test('a page in another language that was gone back to before anything was drawn is loaded anew', () => {
  const loadAnew = jest.fn();
  const isSpanish = (path: string) => path === '/first';
  render(
    <PagesRouter isAtHand={() => true} isInOtherLanguage={isSpanish} reload={loadAnew}>
      <p>In English</p>
    </PagesRouter>,
  );
  expect(loadAnew).toHaveBeenCalledTimes(1);
});
