import { PATHS, type AccountAction } from '#rules';
import { ok, waitForSagas, type Answers } from '../../app/testing/start-app';
import { startStaffArea } from '../../app/testing/start-staff-area';
import { accountLeft, accountWanted, actionConfirmed } from './account-slice';
import type { User } from './accounts-slice';
import { ROBIN } from './testing/users';

const LOU: User = { ...ROBIN, userId: 'lou', name: 'Lou' };
const found = (...users: User[]) => ok({ users });

type Late = Extract<Answers['updateUser'], Promise<unknown>>;

/** The page of Robin's account on which an action was confirmed whose answer has not come. */
async function confirmed(action: AccountAction) {
  let answer: (late: Awaited<Late>) => void = () => undefined;
  const updateUser: Late = new Promise((resolve) => (answer = resolve));
  const { store, visited, inputsOf } = await startStaffArea({
    searchUserId: [found(ROBIN), found(LOU)],
    searchUserBsf: found(ROBIN, LOU),
    updateUser,
  });
  const shows = async (userId: string) => {
    store.dispatch(accountWanted(userId));
    await waitForSagas();
  };
  await shows(ROBIN.userId);
  store.dispatch(actionConfirmed(action));
  await waitForSagas();
  const leavesFor = async (userId: string) => {
    store.dispatch(accountLeft());
    await shows(userId);
  };
  const comes = async (late: Awaited<Late>) => {
    answer(late);
    await waitForSagas();
  };
  return { store, visited, inputsOf, leavesFor, comes, page: () => store.getState().account };
}

describe('An account whose page was left before the answer came', () => {
  it('is shown on the page of no other account', async () => {
    const { leavesFor, comes, page } = await confirmed('lock');
    await leavesFor('lou');
    await comes(ok({ user: { ...ROBIN, state: 'locked' } }));
    expect(page()).toMatchObject({ account: { userId: 'lou' }, notice: '', refusal: '', work: null });
  });

  it('leads away from no other page when it is closed', async () => {
    const { leavesFor, comes, visited, store } = await confirmed('close');
    await leavesFor('lou');
    await comes(ok({ secureFilingEnded: false }));
    expect(visited.filter((path) => path.startsWith(PATHS.accounts))).toEqual([]);
    expect(store.getState().accounts.notice).toBe('');
  });

  it('does not keep others waiting', async () => {
    const { leavesFor, store, inputsOf } = await confirmed('lock');
    await leavesFor('lou');
    store.dispatch(actionConfirmed('lock'));
    await waitForSagas();
    expect(inputsOf('updateUser')).toHaveLength(2);
  });
});

it('says what was done with the account on its own page', async () => {
  const { comes, page } = await confirmed('lock');
  expect(page()).toMatchObject({ work: 'lock' });
  await comes(ok({ user: { ...ROBIN, state: 'locked' } }));
  expect(page()).toMatchObject({
    account: { state: 'locked' },
    notice: 'The account is locked.',
    work: null,
  });
});
