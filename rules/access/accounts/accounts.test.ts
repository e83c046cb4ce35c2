import { accountChange } from './account-change';
import { accountConflict } from './account-conflict';
import { accountCreation } from './account-creation';
import type { LoginAttempts } from '../login/login-attempts';
import { FREE_LOGIN_ATTEMPTS, takeLoginAttempt, waitAfter } from '../login/login-attempts';
import { newAccountRules } from './new-account-rules';
import { emptyFiling } from '../../filing/empty-filing';

describe('passwords that are tried', () => {
  it.each([
    [4, 0],
    [5, 30],
    [6, 60],
    [7, 120],
    [9, 480],
    [10, 900],
    [5000, 900],
  ])('wait after %i tries %i seconds for the next one', (tries, seconds) => {
    expect(waitAfter(tries, FREE_LOGIN_ATTEMPTS)).toBe(seconds);
  });

  const tried = (tries: number, lastAt: number, waitsUntil: number | null = null): LoginAttempts => ({
    tries,
    lastAt,
    waitsUntil,
  });

  it('are counted from the first one on', () => {
    expect(takeLoginAttempt(undefined, 5, 1000)).toEqual({ kind: 'allowed', attempts: tried(1, 1000) });
    expect(takeLoginAttempt(tried(4, 900), 5, 1000)).toEqual({
      kind: 'allowed',
      attempts: tried(5, 1000, 31_000),
    });
  });

  it('are not counted while they have to wait', () => {
    expect(takeLoginAttempt(tried(5, 1000, 31_000), 5, 30_999)).toEqual({ kind: 'wait', seconds: 1 });
    expect(takeLoginAttempt(tried(5, 1000, 31_000), 5, 31_000)).toEqual({
      kind: 'allowed',
      attempts: tried(6, 31_000, 91_000),
    });
  });

  it('are counted where the clock of another server was ahead', () => {
    expect(takeLoginAttempt(tried(4, 1010), 5, 1000)).toEqual({
      kind: 'allowed',
      attempts: tried(5, 1000, 31_000),
    });
    expect(takeLoginAttempt(tried(5, 1010, 31_010), 5, 1000)).toEqual({ kind: 'wait', seconds: 31 });
  });

  it.each([
    ['an hour ago', 3_600_001],
    ['at a time that lies an hour ahead', -3_600_000],
  ])('are forgotten when the last one was made %s', (_when, now) => {
    expect(takeLoginAttempt(tried(9, 1, 900_001), 5, now)).toEqual({
      kind: 'allowed',
      attempts: tried(1, now),
    });
  });
});

it.each([
  ['administrator', 'none', false, 'create'],
  ['administrator', 'none', true, 'create'],
  ['public', 'none', false, 'logIn'],
  ['other', 'none', false, 'forbidden'],
  ['public', 'unproven', false, 'unproven'],
  ['public', 'proven', false, 'create'],
  ['other', 'proven', false, 'create'],
  ['public', 'proven', true, 'hasSecureFiling'],
] as const)('answers a request for an account by %s with proof %s', (requester, proof, has, verdict) => {
  expect(accountCreation({ requester, proof, hasSecureFiling: has })).toBe(verdict);
});

it.each([
  ['staff', false, { roles: [] }, 'change'],
  ['staff', false, { state: 'locked' }, 'change'],
  ['staff', true, { state: 'locked' }, 'refuse'],
  ['staff', true, { roles: ['OTHER'] }, 'refuse'],
  ['staff', true, { roles: ['BIZ_FRAUD', 'OTHER'], state: 'active' }, 'change'],
  ['secureFiling', false, { roles: ['BIZ_FRAUD'] }, 'refuse'],
  ['secureFiling', false, { roles: [], state: 'locked' }, 'change'],
  ['secureFiling', false, { state: 'closed' }, 'change'],
  ['secureFiling', false, { roles: ['BIZ_FRAUD'], state: 'closed' }, 'refuse'],
  ['staff', false, { state: 'closed' }, 'refuse'],
  ['staff', true, { state: 'closed' }, 'refuse'],
] as const)(
  'lets administrators change an account of %s (own: %s) by %j: %s',
  (kind, isOwn, change, verdict) => {
    expect(accountChange({ kind, isOwn, state: 'active' }, change)).toBe(verdict);
  },
);

it.each([
  ['active', undefined, 'change'],
  ['active', 'locked', 'refuse'],
  ['active', 'closed', 'refuse'],
  ['locked', undefined, 'refuse'],
  ['locked', 'active', 'change'],
] as const)('mails a password to an account that is %s and becomes %s: %s', (state, to, verdict) => {
  const change = { temporaryPassword: 'send', ...(to && { state: to }) } as const;
  expect(accountChange({ kind: 'secureFiling', isOwn: false, state }, change)).toBe(verdict);
});

const KIM = { name: 'Kim', email: 'kim@sample.example', roles: ['CLERK'], state: 'active' } as const;

it.each([
  [{ state: 'locked' }, true, 'change'],
  [{ state: 'locked' }, false, 'changedMeanwhile'],
  [{ state: 'active' }, false, 'done'],
  [{ state: 'active' }, true, 'done'],
  [{ roles: ['CLERK'] }, false, 'done'],
  [{ roles: [] }, false, 'changedMeanwhile'],
  [{ name: 'Kim', email: 'kim@other.example' }, false, 'changedMeanwhile'],
  [{ state: 'closed' }, false, 'changedMeanwhile'],
  [{ temporaryPassword: 'send' }, true, 'change'],
  [{ temporaryPassword: 'send' }, false, 'changedMeanwhile'],
] as const)('changes an account by %j, as it was seen: %s, so: %s', (change, isAsSeen, verdict) => {
  expect(accountConflict(KIM, change, isAsSeen)).toBe(verdict);
});

it.each([
  ['kim@sample.example', []],
  ['', ['Enter Email']],
  ['kim', ['Invalid email entered']],
])('takes "%s" for the email of an account, or not', (email, messages) => {
  const context = { filing: emptyFiling(), now: '2026-11-20T16:00:00Z' };
  expect(newAccountRules.problems({ email }, context).map(({ message }) => message)).toEqual(messages);
});
