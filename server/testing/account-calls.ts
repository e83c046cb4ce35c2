import type { FastifyInstance } from 'fastify';
import type { components, operations } from '#api';
import { workOnce } from '../jobs/worker';
import type { Registry } from '../context';

type Login = operations['secureFilingLogin']['responses'][200]['content']['application/json']['apiData'];

interface Answer {
  code: number;
  message?: string;
  userId?: string;
  users?: components['schemas']['User'][];
  user?: components['schemas']['User'];
  problems?: components['schemas']['Problem'][];
}

interface Call {
  token?: string;
  body?: object;
}

/** Calls of a test on accounts, as a browser makes them. */
export function accountCalls(app: FastifyInstance, { db, ...registry }: Registry) {
  const call = async (method: 'GET' | 'POST', url: string, { token, body }: Call = {}) => {
    const answer = await app.inject({
      method,
      url,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(method === 'POST' && { payload: body ?? {} }),
    });
    const { apiData } = answer.json<{ apiData: Answer }>();
    return { status: answer.statusCode, ...apiData };
  };
  const users = (path: string) => `/user-manager-api/${path}`;

  return {
    logIn: (email: string, password: string, entityId = '20101000015') =>
      call('POST', '/business-api/sbf', { body: { entityId, email, password } }) as Promise<
        Login & { status: number }
      >,
    logOut: (token?: string) => call('POST', '/business-api/sbf/logout', { token }),
    about: (entityId?: string, token?: string) =>
      call('GET', `/business-api/about${entityId === undefined ? '' : `?entityId=${entityId}`}`, { token }),
    reset: (userId: string, email: string) =>
      call('POST', users('store/reset-pass'), { body: { userId, email } }),
    resetSecure: (entityId: string, name: string, email: string) =>
      call(
        'GET',
        `/business-api/sbfPasswordReset?${new URLSearchParams({ entityId, name, email }).toString()}`,
      ),
    change: (token: string, userId: string, password: string, newPassword: string) =>
      call('POST', users('secure/store/change-pass'), { token, body: { userId, password, newPassword } }),
    create: (body: object, token?: string) => call('POST', users('store/create-user'), { token, body }),
    update: (body: object, token?: string) =>
      call('POST', users('secure/store/update-user'), { token, body }),
    search: (query: string, token?: string) => call('GET', users(`secure/search/${query}`), { token }),

    /** Does the queued work. */
    async work(): Promise<void> {
      while ((await workOnce({ db, ...registry })) > 0);
    },
    /** Temporary passwords that were mailed to an address, the last one first, as testers read them. */
    async mailedTo(email: string): Promise<string[]> {
      const rows = await db.selectFrom('outbox').select('payload').orderBy('outbox_id', 'desc').execute();
      return rows.flatMap(({ payload: { to, text } }) =>
        to === email && typeof text === 'string' ? (/password: (\S+)/.exec(text)?.slice(1) ?? []) : [],
      );
    },
  };
}
