import { openTestRegistry } from '../testing/open-test-registry';
import { findAccount } from './accounts';
import { isEndedLogin } from './identify';
import { endLogins } from './logins';

/** A moment with milliseconds, inside a second. */
const MOMENT = 1_796_000_000_336;
const SECOND = Math.floor(MOMENT / 1000);

afterEach(() => jest.restoreAllMocks());

it('ends what was begun in the second of the change, too, and lets in who signs on after it', async () => {
  const open = await openTestRegistry();
  try {
    const { db } = open.registry;
    const account = await findAccount(db, { userId: 'admin' });
    if (account === undefined) throw new Error('The sample registry has no administrator.');
    jest.spyOn(Date, 'now').mockReturnValue(MOMENT);
    const validFrom = await endLogins(db, account.account_id);
    expect((await findAccount(db, { userId: 'admin' }))?.logins_valid_from).toEqual(validFrom);
    expect(isEndedLogin(SECOND, validFrom)).toBe(true);
    expect(isEndedLogin(SECOND + 1, validFrom)).toBe(false);
    expect(validFrom.getTime() - MOMENT).toBeLessThanOrEqual(1_000);
  } finally {
    await open.close();
  }
});
