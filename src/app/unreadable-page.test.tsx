import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createPages } from './routes';
import { wholeStore } from './testing/whole-store';

it.each(['/business/%zz', '/business/search/%E0%A4%A', '/business/certificate/%00'])(
  'shows that there is no page at %s, which cannot be read',
  async (path) => {
    const { Pages, open } = createPages({ startArea: () => Promise.resolve(), runSaga: jest.fn() });
    await open(path, '');
    render(
      <Provider store={wholeStore()}>
        <MemoryRouter initialEntries={[path]}>
          <Suspense>
            <Pages />
          </Suspense>
        </MemoryRouter>
      </Provider>,
    );
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  },
);
