import { expect } from '@playwright/test';
import type { components } from '#api';
import {
  accountChangePath,
  accountPath,
  accountsPath,
  accountTakenProblems,
  NEW_ACCOUNT_PATH,
  PATHS,
} from '#rules';
import type { Filer } from '../support/filer';
import { opensAsStaff } from '../support/staff';
import { statesOf } from './page-state';
import { ROBIN } from '../../../src/staff/accounts/testing/users';

type User = components['schemas']['User'];

const LONG = 'a.secure.filer.with.a.very.long.address'.repeat(3);

const LOU: User = {
  ...ROBIN,
  userId: 'northgate-locked',
  email: 'locked@northgate.example',
  state: 'locked',
};
const CLERK: User = {
  ...ROBIN,
  userId: 'clerk',
  name: 'Casey Clerk',
  email: 'clerk@registry.example',
  kind: 'staff',
  roles: ['CLERK', 'BIZ_FRAUD'],
  entityId: undefined,
  mustChangePassword: true,
  temporaryPasswordEndsAt: '2026-11-20T17:00:00.000Z',
};
/** Twelve accounts of which one has long texts and no name. */
const MANY = Array.from({ length: 12 }, (_, index): User => {
  const isLong = index === 2;
  return {
    ...(index % 2 === 0 ? ROBIN : CLERK),
    userId: isLong ? LONG : `account-${index}`,
    name: isLong ? '' : `Person ${index}`,
    email: isLong ? `${LONG}@registrations.example.com` : `person${index}@registry.example`,
  };
});

/** The registry finds these accounts, or gives no answer. */
const finds = (filer: Filer, users: User[] | null): Promise<unknown> =>
  filer.page.route('**/secure/search/**', (route) =>
    users === null
      ? route.abort('internetdisconnected')
      : route.fulfill({ json: { apiData: { code: 200, users } } }),
  );

/** The page of a secure filer requests the account, then all accounts of the entity. */
const findsOne = (filer: Filer, user: User, others: User[] = []): Promise<unknown> =>
  filer.page.route('**/secure/search/**', (route) => {
    const users = route.request().url().includes('user-bsf') ? [user, ...others] : [user];
    return route.fulfill({ json: { apiData: { code: 200, users } } });
  });

/** What the registry answers to each change from now on. */
const answers = (filer: Filer, apiData: object): Promise<unknown> =>
  filer.page.route('**/update-user', (route) => route.fulfill({ json: { apiData } }));

const SEARCH = accountsPath({ by: 'name', text: 'person', page: 1 });
const opensSearch =
  (users: User[] | null, path: string = SEARCH) =>
  async (filer: Filer): Promise<void> => {
    await finds(filer, users);
    await opensAsStaff(filer, path, 'Accounts');
    await expect(filer.page.locator('main').getByText(/…$/)).toHaveCount(0);
  };

async function opensAccount(filer: Filer, user: User, others: User[] = []): Promise<void> {
  await findsOne(filer, user, others);
  await opensAsStaff(filer, accountPath(user.userId), `Account ${user.userId}`);
  await expect(filer.page.locator('.summary-list')).toBeVisible();
}

async function asks(filer: Filer, action: string, question: string): Promise<void> {
  await filer.button(action).click();
  await expect(filer.page.getByRole('alertdialog', { name: question })).toBeVisible();
}

async function opensChange(filer: Filer, user: User): Promise<void> {
  await findsOne(filer, user);
  await opensAsStaff(filer, accountChangePath(user.userId), `Change account ${user.userId}`);
  await expect(filer.button('Save')).toBeVisible();
}

const opensCreation = (filer: Filer): Promise<void> =>
  opensAsStaff(filer, NEW_ACCOUNT_PATH, 'Create an account');

/** The portal learns that another provider manages the accounts of staff, in the page or when it asks. */
const staffSignOnElsewhere = ({ page }: Filer): Promise<unknown> =>
  page.route(/\/(env|new)(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"clientId":', '"keepsStaff":true,"clientId":');
    await route.fulfill({ response, body });
  });

const UNANSWERED = /ERR_INTERNET_DISCONNECTED/;

/** The accounts of staff and of secure filing, as administrators keep them. */
export const STAFF_ACCOUNTS = [
  ...statesOf('Accounts', {
    fresh: (filer) => opensAsStaff(filer, PATHS.accounts, 'Accounts'),
    'with errors': async (filer) => {
      await opensAsStaff(filer, PATHS.accounts, 'Accounts');
      await filer.failsToGoOn('Search');
    },
    'of two pages': opensSearch(MANY),
    'nothing found': opensSearch([]),
    'an address that asks for no number': opensSearch(
      [],
      accountsPath({ by: 'entityId', text: 'x', page: 1 }),
    ),
  }),
  ...statesOf('Accounts', { 'without an answer': opensSearch(null) }, UNANSWERED),
  ...statesOf('Account', {
    'of staff': (filer) => opensAccount(filer, CLERK),
    'with long texts': (filer) => opensAccount(filer, MANY[2] ?? ROBIN, [LOU]),
    locked: (filer) => opensAccount(filer, LOU, [ROBIN]),
    'asked whether to send a password': async (filer) => {
      await opensAccount(filer, CLERK);
      await asks(filer, 'Send a temporary password', 'Send a temporary password?');
    },
    'asked whether to end secure filing': async (filer) => {
      await opensAccount(filer, ROBIN);
      await asks(filer, 'End secure filing', 'End the secure filing of this entity?');
    },
    'asked whether to close': async (filer) => {
      await opensAccount(filer, ROBIN, [LOU]);
      await asks(filer, 'Close account', 'Close this account?');
    },
    'a password sent': async (filer) => {
      await opensAccount(filer, CLERK);
      await answers(filer, { code: 200, user: CLERK });
      await asks(filer, 'Send a temporary password', 'Send a temporary password?');
      await filer.button('Send').click();
      await expect(filer.page.locator('.usa-alert--success')).toBeFocused();
    },
    'changed by another administrator': async (filer) => {
      await opensAccount(filer, ROBIN);
      await answers(filer, { code: 412, user: { ...ROBIN, state: 'locked', version: '2' } });
      await asks(filer, 'Lock account', 'Lock this account?');
      await filer.dialog.getByRole('button', { name: 'Lock account' }).click();
      await expect(filer.page.locator('.usa-alert--error')).toBeFocused();
    },
    'of nobody': async (filer) => {
      await finds(filer, []);
      await opensAsStaff(filer, accountPath('nobody'), 'Account nobody');
      await expect(filer.page.getByText('There is no account with this user ID.')).toBeVisible();
    },
  }),
  ...statesOf(
    'Account',
    {
      'without an answer': async (filer) => {
        await finds(filer, null);
        await opensAsStaff(filer, accountPath('clerk'), 'Account clerk');
        await expect(filer.button('Try again')).toBeVisible();
      },
    },
    UNANSWERED,
  ),
  ...statesOf('Change of an account', {
    'of staff': (filer) => opensChange(filer, CLERK),
    'of secure filing': (filer) => opensChange(filer, ROBIN),
    'with errors': async (filer) => {
      await opensChange(filer, CLERK);
      await filer.field('Name').fill('');
      await filer.field('Email').fill('nowhere');
      await filer.failsToGoOn('Save');
    },
    'with the email of another account': async (filer) => {
      await opensChange(filer, ROBIN);
      await answers(filer, { code: 409, problems: accountTakenProblems(['email']) });
      await filer.field('Email').fill('locked@northgate.example');
      await filer.failsToGoOn('Save');
      await expect(filer.field('Email')).toHaveValue('locked@northgate.example');
    },
    'changed by another administrator': async (filer) => {
      await opensChange(filer, CLERK);
      await answers(filer, { code: 412, user: { ...CLERK, name: 'Casey Renamed', version: '2' } });
      await filer.field('Email').fill('casey@registry.example');
      await filer.button('Save').click();
      await expect(filer.page.getByText('The account as it is now')).toBeVisible();
    },
  }),
  ...statesOf('New account', {
    'of staff': opensCreation,
    'of secure filing, with errors': async (filer) => {
      await opensCreation(filer);
      await filer.page.getByText('Secure filing of an entity').click();
      await filer.failsToGoOn('Create account');
    },
    'where staff have their accounts elsewhere': async (filer) => {
      await staffSignOnElsewhere(filer);
      await opensCreation(filer);
      await expect(filer.field('Entity ID')).toBeVisible();
    },
    taken: async (filer) => {
      await opensCreation(filer);
      const problems = accountTakenProblems(['userId', 'email']);
      await filer.page.route('**/create-user', (route) =>
        route.fulfill({ json: { apiData: { code: 409, problems } } }),
      );
      await filer.field('User ID').fill('clerk');
      await filer.field('Name').fill('Casey Clerk');
      await filer.field('Email').fill('clerk@registry.example');
      await filer.failsToGoOn('Create account');
      await expect(filer.field('User ID')).toHaveValue('clerk');
    },
  }),
];
