import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { wholeStore } from '../app/testing/whole-store';
import { PageHeading } from './PageHeading';

/** The first page of a visit, and the one that its button puts into its place, at the same address. */
function Question() {
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered) return <PageHeading title="The new one" />;
  return (
    <section>
      <PageHeading title="Which one?" />
      <button onClick={() => setAnswered(true)}>The new one</button>
    </section>
  );
}

it('leaves the beginning of a visit to the browser, and has the focus once a button of that page is gone', async () => {
  render(
    <Provider store={wholeStore()}>
      <MemoryRouter>
        <main>
          <Question />
        </main>
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Which one?' })).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'The new one' }));
  expect(screen.getByRole('heading', { level: 1, name: 'The new one' })).toHaveFocus();
});
