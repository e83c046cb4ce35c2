import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { code, http, ok, startApp, waitForSagas, type Answers } from '../app/testing/start-app';
import { sessionStarted } from '../session/slice';
import LoginPage from './LoginPage';

const ENTITY = '20101000015';
const entity = (sbf: boolean) => ok({ entitySummary: { entityId: ENTITY, entityName: 'Aspen LLC', sbf } });
const LEAD = /are made by those who have an account for it/;

/** The login as the page after another one. */
async function show(entitySummary: Answers['entitySummary'], rest: Answers = {}) {
  const app = await startApp({ entitySummary, ...rest });
  const router = createMemoryRouter(
    [
      { path: '/before', element: <h1>Before</h1> },
      { path: '/business/login', element: <LoginPage /> },
    ],
    { initialEntries: ['/before', `/business/login?entityId=${ENTITY}`], initialIndex: 1 },
  );
  app.store.dispatch(sessionStarted());
  await waitForSagas();
  render(
    <Provider store={app.store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await act(() => waitForSagas());
  const goes = (by: number) =>
    act(async () => {
      await router.navigate(by);
      await waitForSagas();
    });
  return { ...app, goes };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const presses = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(() => waitForSagas());
};

beforeEach(() => sessionStorage.clear());

it('asks whoever files for an entity with secure filing to log in', async () => {
  await show(entity(true));
  expect(screen.getByText(LEAD)).toHaveTextContent('Aspen LLC');
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
});

it('asks nobody to log in where a login is not needed', async () => {
  await show(entity(false));
  expect(screen.getByText(/its forms are filed without a login/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to its record' })).toBeVisible();
  expect(screen.queryByText(LEAD)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
});

it('says that there is no such entity', async () => {
  await show(code(404));
  expect(screen.getByText(`There is no entity on record with ID number ${ENTITY}.`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look up an entity' })).toBeVisible();
  expect(screen.queryByText(LEAD)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
});

it('offers the login while nobody can tell what the entity has', async () => {
  await show(http(500));
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
});

describe('Reset My Password', () => {
  it('has a place in the history: Back leads to the login, and Forward to the reset', async () => {
    const { goes } = await show(entity(true));
    await presses('Reset My Password');
    expect(heading()).toBe('Reset My Password');
    await goes(-1);
    expect(heading()).toBe('Secure Business Filing');
    await goes(1);
    expect(heading()).toBe('Reset My Password');
    await goes(-1);
    await goes(-1);
    expect(heading()).toBe('Before');
  });

  it('leads back to the login by Cancel, in the place that it had', async () => {
    const { goes } = await show(entity(true));
    await presses('Reset My Password');
    await presses('Cancel');
    expect(heading()).toBe('Secure Business Filing');
    await goes(-1);
    expect(heading()).toBe('Before');
  });

  it('leads to the login with its message once the reset is sent', async () => {
    const { goes } = await show(entity(true), { secureFilingPasswordReset: ok() });
    await presses('Reset My Password');
    await userEvent.type(screen.getByLabelText(/Username/), 'robin');
    await userEvent.type(screen.getByLabelText(/Email/), 'robin@example.com');
    await presses('Reset password');
    expect(heading()).toBe('Secure Business Filing');
    expect(screen.getByText(/A temporary password has been emailed to you\./)).toBeVisible();
    await goes(-1);
    expect(heading()).toBe('Secure Business Filing');
  });
});
