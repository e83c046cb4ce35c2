import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';

const Broken = () => {
  throw new Error('chunk missing');
};

it('says that a page could not be loaded, and shows the next one', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(
    <ErrorBoundary page="/one">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  rerender(
    <ErrorBoundary page="/two">
      <p>Second page</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('Second page')).toBeVisible();
  log.mockRestore();
});
