import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';

const Broken = ({ message }: { message: string }): never => {
  throw new TypeError(message);
};
const MISSING = 'Failed to fetch dynamically imported module: https://portal.example/assets/Step-1a2b3c.js';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it.each([
  ['Chromium', MISSING],
  ['Firefox', 'error loading dynamically imported module: https://portal.example/assets/Step-1a2b3c.js'],
  ['Safari', 'Importing a module script failed.'],
])('offers to reload a page that %s could not fetch', (_, message) => {
  render(
    <ErrorBoundary>
      <Broken message={message} />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toHaveFocus();
  expect(document.title).toBe('This page could not be loaded');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

it('does not blame the connection for a fault of its own', () => {
  render(
    <ErrorBoundary>
      <Broken message="l is not a function" />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
});

it('gives another page another chance', () => {
  const { rerender } = render(
    <ErrorBoundary page="/one">
      <Broken message={MISSING} />
    </ErrorBoundary>,
  );
  rerender(
    <ErrorBoundary page="/two">
      <p>Second page</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('Second page')).toBeVisible();
});

it('leaves a part out that the page can do without', () => {
  render(
    <>
      <p>The page</p>
      <ErrorBoundary fallback={() => null}>
        <Broken message={MISSING} />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
