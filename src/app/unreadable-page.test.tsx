import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { RunSagaContext } from '../session/use-saga';
import { createPages } from './routes';
import { wholeStore } from './testing/whole-store';

it.each(['/business/%zz', '/business/search/%E0%A4%A', '/business/certificate/%00'])(
  'shows that there is no page at %s, which cannot be read',
  async (path) => {
    const { Pages, open } = createPages({ startArea: () => Promise.resolve(), runSaga: jest.fn() });
    await open(path, '');
    const store = wholeStore();
    render(
      <RunSagaContext
        value={jest.fn(
          () =>
            ({
              toPromise: () => Promise.resolve(null),
              isCancelled: () => false,
              cancel: jest.fn(),
            }) as never,
        )}
      >
        <Provider store={store}>
          <MemoryRouter initialEntries={[path]}>
            <Suspense>
              <Pages />
            </Suspense>
          </MemoryRouter>
        </Provider>
      </RunSagaContext>,
    );
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  },
);
