import { setTimeout as pause } from 'node:timers/promises';

/** A secure filer of the samples. Each is raced for once, since only a few temporary passwords an hour are mailed to one. */
interface Racer {
  userId: string;
  email: string;
  entityId: string;
  password: string;
}

const SECURE_FILER = { password: 'SecureFiler2026' } as const;
const RACERS: readonly Racer[] = [
  {
    userId: 'northgate',
    email: 'robin@northgate.example',
    entityId: '20101000015',
    password: 'Northgate2026',
  },
  ...[
    { entityId: '20101000080', email: 'filer@sprucehollow.example' },
    { entityId: '20101000081', email: 'filer@tamarackbend.example' },
    { entityId: '20101000082', email: 'filer@uplandsage.example' },
  ].map((racer) => ({ ...racer, ...SECURE_FILER, userId: `secure-${racer.entityId}` })),
];

const FIRST_CHANGE = 'Meadow42Lark';
const SECOND_CHANGE = 'Meadow43Lark';
const LONGEST_WAIT_MILLISECONDS = 30_000;
const POLL_MILLISECONDS = 100;

/** Who is raced for in a round; nobody in the rounds after the last. */
export const accountRacer = (round: number): Racer | undefined => RACERS[round];

interface Answer {
  code: number;
  sbfAccessToken?: string;
  messages?: { kind: string; state: string; to?: string; text?: string }[];
}

async function call(server: string, path: string, body?: object, token?: string): Promise<Answer> {
  const answer = await fetch(`${server}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return ((await answer.json()) as { apiData: Answer }).apiData;
}

/**
 * Temporary passwords that were mailed to an address, that of the last request first, once there are this many and no further one is
 * queued.
 */
async function mailedPasswords(server: string, email: string, count: number): Promise<string[]> {
  const deadline = Date.now() + LONGEST_WAIT_MILLISECONDS;
  for (;;) {
    const { messages = [] } = await call(server, '/dev-api/outbox');
    const isQueued = messages.some(({ kind, state }) => kind === 'temporary-password' && state === 'queued');
    const passwords = messages.flatMap(({ to, text = '' }) =>
      to === email ? (/password: (\S+)/.exec(text)?.slice(1) ?? []) : [],
    );
    if ((passwords.length >= count && !isQueued) || Date.now() > deadline) return passwords;
    await pause(POLL_MILLISECONDS);
  }
}

/**
 * Two resets at the same moment, through both replicas: whether one password is mailed or two, only that of the last request logs in. Then
 * a reset against a change of the password: the change is either made or refused, the former and the new password are never both valid, and
 * of all mailed ones at most one is.
 */
export async function runAccountRace(
  { userId, email, entityId, password }: Racer,
  servers: readonly string[],
): Promise<string[]> {
  const [one = '', other = one] = servers;
  const faults: string[] = [];
  const logIn = (tried: string) => call(one, '/business-api/sbf', { entityId, email, password: tried });
  const reset = (server: string) => call(server, '/user-manager-api/store/reset-pass', { userId, email });
  const change = (server: string, token: string | undefined, from: string, to: string) =>
    call(
      server,
      '/user-manager-api/secure/store/change-pass',
      { userId, password: from, newPassword: to },
      token,
    );
  const valid = async (passwords: readonly string[]) => {
    const logins = [];
    for (const tried of passwords) {
      const { code, sbfAccessToken } = await logIn(tried);
      if (code === 200) logins.push({ password: tried, token: sbfAccessToken });
    }
    return logins;
  };

  if ((await logIn(password)).code !== 200) faults.push(`${userId} cannot log in before the race`);
  await Promise.all([reset(one), reset(other)]);
  const mailed = await mailedPasswords(one, email, 1);
  const [login, ...more] = await valid(mailed);
  if (mailed.length > 2 || login === undefined || login.password !== mailed[0] || more.length > 0)
    faults.push(
      `${userId}: ${mailed.length} passwords were mailed, ${more.length + (login ? 1 : 0)} log in, or not the last`,
    );
  if (login === undefined) return faults;

  const first = await change(one, login.token, login.password, FIRST_CHANGE);
  if (first.code !== 200) faults.push(`${userId}: the temporary password was not changed: ${first.code}`);
  const { sbfAccessToken } = await logIn(FIRST_CHANGE);
  const [changed] = await Promise.all([
    change(one, sbfAccessToken, FIRST_CHANGE, SECOND_CHANGE),
    reset(other),
  ]);
  const all = await mailedPasswords(one, email, mailed.length + 1);
  const own = await valid([FIRST_CHANGE, SECOND_CHANGE]);
  const expected = changed.code === 200 ? SECOND_CHANGE : FIRST_CHANGE;
  if (own.length !== 1 || own[0]?.password !== expected)
    faults.push(`${userId}: after a change answered ${changed.code} ${own.length} own passwords log in`);
  const temporaries = await valid(all);
  if (temporaries.length > 1) faults.push(`${userId}: ${temporaries.length} temporary passwords log in`);
  return faults;
}
