import type { components } from '#api';
import type { AccountRequester, FilingProof, UniqueAccountField } from '#rules';
import {
  accountChange,
  accountConflict,
  accountCreation,
  accountTakenProblems,
  changePasswordRules,
  emptyFiling,
  isAdmin,
  TEMPORARY_PASSWORD_HOURS,
} from '#rules';
import { http } from '../http';
import { countLoginAttempt, resetLoginAttempts } from '../login-attempts';
import type { MockCaller, MockRefusal } from '../logins';
import { callerOf, endLogin, endLogins, logIn, loginRefusal, notAllowed, notLoggedIn } from '../logins';
import { nextReference, now, state, type MockAccount } from '../state';

type User = components['schemas']['User'];

const OK = { apiData: { code: 200 as const } };
const UNKNOWN = { apiData: { code: 404 as const } };
const CONFLICT = { apiData: { code: 409 as const } };

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.trim().toLowerCase();
const find = (userId: string): MockAccount | undefined =>
  state.accounts.find((account) => isSame(account.userId, userId));
const isAdministrator = (caller: MockCaller | undefined): boolean =>
  caller !== undefined && !caller.mustChangePassword && isAdmin(caller.account.roles);

/** Short, as it travels, and another one for every change. */
const versionOf = ({ name, email, roles, state: accountState }: MockAccount): string =>
  JSON.stringify([accountState, roles, email, name]).slice(0, 200);

/** That of the mocks never ends. */
const temporaryPasswordEnd = (): string =>
  new Date(Date.parse(now()) + TEMPORARY_PASSWORD_HOURS * 3_600_000).toISOString();

const userOf = (account: MockAccount): User => ({
  userId: account.userId,
  name: account.name,
  email: account.email,
  kind: account.entityId === undefined ? 'staff' : 'secureFiling',
  roles: account.roles,
  ...(account.entityId !== undefined && { entityId: account.entityId }),
  state: account.state,
  mustChangePassword: account.password === undefined,
  ...(account.temporaryPassword !== undefined && { temporaryPasswordEndsAt: temporaryPasswordEnd() }),
  version: versionOf(account),
});

/** What an administrator finds, or another user about themselves; without search terms, the caller's own account. */
const search = (caller: MockCaller, asked: string | null, matches: (account: MockAccount) => boolean) => {
  const foundAccounts = asked === null ? [caller.account] : state.accounts.filter(matches);
  const users = foundAccounts
    .filter((account) => isAdministrator(caller) || account === caller.account)
    .map(userOf);
  return { apiData: { code: 200 as const, users } };
};

/** Mails a temporary password; the mocks have no mail, so it is always the same. */
const mailPassword = (account: MockAccount | undefined): void => {
  if (account?.state === 'active') account.temporaryPassword = 'Temporary2026';
};

/** The user who has logged in, or why nobody has. */
const loggedIn = (request: Request): { caller: MockCaller } | { refusal: MockRefusal } => {
  const caller = callerOf(request);
  return caller ? { caller } : { refusal: loginRefusal(request) ?? notLoggedIn() };
};

const searches = [
  http.get('/user-manager-api/secure/search/user-id', ({ request, query, response }) => {
    const login = loggedIn(request);
    if ('refusal' in login) return response('default').json(login.refusal.body, login.refusal.init);
    const askedUserId = query.get('userId');
    return response(200).json(
      search(login.caller, askedUserId, ({ userId }) => isSame(userId, askedUserId ?? '')),
    );
  }),

  http.get('/user-manager-api/secure/search/user-name', ({ request, query, response }) => {
    const login = loggedIn(request);
    if ('refusal' in login) return response('default').json(login.refusal.body, login.refusal.init);
    const askedName = query.get('name');
    const namePart = (askedName ?? '').trim().toLowerCase();
    return response(200).json(
      search(login.caller, askedName, ({ name }) => name.toLowerCase().includes(namePart)),
    );
  }),

  http.get('/user-manager-api/secure/search/user-bsf', ({ request, query, response }) => {
    const login = loggedIn(request);
    if ('refusal' in login) return response('default').json(login.refusal.body, login.refusal.init);
    const askedEntityId = query.get('entityId');
    return response(200).json(
      search(login.caller, askedEntityId, ({ entityId }) => entityId === askedEntityId),
    );
  }),
];

const secureFiling = [
  http.post('/business-api/sbf', async ({ request, response }) => {
    const { entityId, email, password } = await request.json();
    const accountKey = `entity:${entityId}:${email}`;
    const refusal = countLoginAttempt(accountKey);
    if (refusal) return response('default').json(refusal.body, refusal.init);
    const account = state.accounts.find((one) => one.entityId === entityId && isSame(one.email, email));
    const isOwn = account?.password === password;
    const isTemporary = account?.temporaryPassword === password;
    if (account?.state !== 'active' || !(isOwn || isTemporary))
      return response(200).json({ apiData: { code: 401 } });
    resetLoginAttempts(accountKey);
    return response(200).json({ apiData: { code: 200, ...logIn(account, !isOwn) } });
  }),

  http.post('/business-api/sbf/logout', ({ request, response }) => {
    const login = loggedIn(request);
    if ('refusal' in login) return response('default').json(login.refusal.body, login.refusal.init);
    endLogin(request);
    return response(200).json(OK);
  }),

  http.get('/business-api/sbfPasswordReset', ({ query, response }) => {
    const account = find(query.get('name') ?? '');
    if (account?.entityId === query.get('entityId') && isSame(account?.email ?? '', query.get('email') ?? ''))
      mailPassword(account);
    return response(200).json(OK);
  }),
];

const passwords = [
  http.post('/user-manager-api/store/reset-pass', async ({ request, response }) => {
    const { userId, email } = await request.json();
    const account = find(userId);
    if (account && isSame(account.email, email)) mailPassword(account);
    return response(200).json(OK);
  }),

  http.post('/user-manager-api/secure/store/change-pass', async ({ request, response }) => {
    const login = loggedIn(request);
    if ('refusal' in login) return response('default').json(login.refusal.body, login.refusal.init);
    const { account } = login.caller;
    const { userId, password, newPassword } = await request.json();
    const values = { password, newPassword, retypedPassword: newPassword };
    const problems = changePasswordRules.problems(values, { filing: emptyFiling(), now: now() });
    if (problems.length > 0) return response(200).json({ apiData: { code: 422, problems } });
    const refusal = countLoginAttempt(`user:${account.userId}`);
    if (refusal) return response('default').json(refusal.body, refusal.init);
    const isCurrent = [account.password, account.temporaryPassword].includes(password);
    if (!isCurrent || newPassword === password || !isSame(account.userId, userId))
      return response(200).json({ apiData: { code: 422 } });
    resetLoginAttempts(`user:${account.userId}`);
    account.password = newPassword;
    delete account.temporaryPassword;
    endLogins(account.userId, request);
    return response(200).json(OK);
  }),
];

const proofOf = (entityId: string | undefined, refId: string | undefined): FilingProof => {
  if (entityId === undefined || refId === undefined) return 'none';
  const filed = [...state.submissions.values()].some(
    (one) => one.refId === refId && one.entityId === entityId,
  );
  return filed ? 'proven' : 'unproven';
};

const requesterOf = (caller: MockCaller | undefined): AccountRequester => {
  if (caller === undefined) return 'public';
  return isAdministrator(caller) ? 'administrator' : 'other';
};

const takenOf = (account: { userId?: string; email: string; entityId?: string }): UniqueAccountField[] => {
  const { userId, email, entityId } = account;
  const isEmailTaken = state.accounts.some(
    (one) =>
      one.userId !== userId &&
      entityId !== undefined &&
      one.entityId === entityId &&
      one.email.toLowerCase() === email.trim().toLowerCase(),
  );
  return [
    ...(userId !== undefined && find(userId) ? (['userId'] as const) : []),
    ...(isEmailTaken ? (['email'] as const) : []),
  ];
};

const users = [
  http.post('/user-manager-api/store/create-user', async ({ request, response }) => {
    const refused = loginRefusal(request);
    if (refused) return response('default').json(refused.body, refused.init);
    const body = await request.json();
    const { entityId, refId } = body;
    const requester = requesterOf(callerOf(request));
    const entity = state.entities.find((one) => one.entityId === entityId);
    const verdict = accountCreation({
      requester,
      proof: proofOf(entityId, refId),
      hasSecureFiling: entity?.sbf === true,
    });
    switch (verdict) {
      case 'logIn':
        return response('default').json(notLoggedIn().body, notLoggedIn().init);
      case 'forbidden':
        return response('default').json(notAllowed().body, notAllowed().init);
      case 'unproven':
        return response(200).json(UNKNOWN);
      case 'hasSecureFiling':
        return response(200).json(CONFLICT);
      case 'managedByProvider':
      case 'create':
    }
    if (entityId !== undefined && entity === undefined) return response(200).json(UNKNOWN);
    const isAdmins = requester === 'administrator';
    const userId = (isAdmins && body.userId) || (entityId ? `secure-${entityId}` : nextReference('user'));
    const taken = takenOf({ userId, email: body.email, entityId });
    if (taken.length > 0)
      return response(200).json({
        apiData: { code: 409, ...(isAdmins && { problems: accountTakenProblems(taken) }) },
      });
    const roles = isAdmins && entityId === undefined ? (body.roles ?? []) : [];
    state.accounts.push({
      userId,
      name: body.name ?? '',
      email: body.email,
      roles,
      ...(entityId !== undefined && { entityId }),
      state: 'active',
      temporaryPassword: 'Temporary2026',
    });
    if (entity) entity.sbf = true;
    return response(200).json({ apiData: { code: 200, userId } });
  }),

  http.post('/user-manager-api/secure/store/update-user', async ({ request, response }) => {
    const login = loggedIn(request);
    const refusal = 'refusal' in login ? login.refusal : undefined;
    if (refusal) return response('default').json(refusal.body, refusal.init);
    if (!('caller' in login) || !isAdministrator(login.caller))
      return response('default').json(notAllowed().body, notAllowed().init);
    const { userId, version, ...change } = await request.json();
    const account = find(userId);
    if (!account) return response(200).json(UNKNOWN);
    const kind = account.entityId === undefined ? 'staff' : 'secureFiling';
    const isAsSeen = version === undefined || version === versionOf(account);
    const conflict = accountConflict(account, change, isAsSeen);
    if (conflict === 'changedMeanwhile')
      return response(200).json({ apiData: { code: 412, user: userOf(account) } });
    const isOwn = account === login.caller.account;
    if (accountChange({ kind, isOwn, state: account.state }, change) === 'refuse')
      return response(200).json(CONFLICT);
    const { state: target, temporaryPassword, ...facts } = change;
    if (temporaryPassword) mailPassword(account);
    if (target === 'closed') {
      endLogins(account.userId);
      state.accounts = state.accounts.filter((one) => one !== account);
      const entity = state.entities.find(({ entityId }) => entityId === account.entityId);
      const isLast = !state.accounts.some(({ entityId }) => entityId === account.entityId);
      if (entity && isLast) delete entity.sbf;
      return response(200).json({ apiData: { code: 200, secureFilingEnded: isLast } });
    }
    if (target === 'locked' || (facts.email ?? account.email) !== account.email)
      delete account.temporaryPassword;
    Object.assign(account, facts, target && { state: target });
    if (target === 'locked') endLogins(account.userId);
    return response(200).json({ apiData: { code: 200, user: userOf(account) } });
  }),
];

export const accountHandlers = [...secureFiling, ...searches, ...passwords, ...users];
