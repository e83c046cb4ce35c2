import { act, render } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { lazyPage } from '../../../controls/loading/lazy-page';
import { NextPage } from './NextPage';

const draws = jest.fn();
const acts = jest.fn();

function Page() {
  draws();
  useLayoutEffect(() => acts('layout'));
  useEffect(() => acts('effect'));
  return <h1 id="next">Next page</h1>;
}

const screenOf = (load: () => Promise<{ default: () => React.JSX.Element }>) => {
  const Step = lazyPage(load);
  return { Step, preload: Step.preload };
};

/** Draws the page's place, and lets the browser have nothing to do. */
async function idleWith(screen: ReturnType<typeof screenOf>) {
  let idle = () => undefined as unknown;
  window.requestIdleCallback = (callback) => {
    idle = () => callback({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  };
  const drawn = render(<NextPage screen={screen} />);
  expect(draws).not.toHaveBeenCalled();
  await act(async () => {
    idle();
    await screen.preload().catch(() => undefined);
    await import('./PageAhead');
    await import('./UnsavedStepAlert');
  });
  await act(async () => undefined);
  return drawn;
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it('draws the next page once ahead, outside of the document, and lets it do nothing', async () => {
  const { container } = await idleWith(screenOf(() => Promise.resolve({ default: Page })));
  expect(draws).toHaveBeenCalledTimes(1);
  expect(acts).not.toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
  expect(document.getElementById('next')).toBeNull();
});

it('leaves it to the page itself to say what is wrong, once it is opened', async () => {
  const noted = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Failing = (): React.JSX.Element => {
    draws();
    throw new Error('cannot be drawn yet');
  };
  const { container } = await idleWith(screenOf(() => Promise.resolve({ default: Failing })));
  expect(draws).toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
  noted.mockRestore();
});

it('goes without a page that cannot be fetched', async () => {
  const { container } = await idleWith(screenOf(() => Promise.reject(new Error('no connection'))));
  expect(draws).not.toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
});
