import type { SignedOn } from './sign-on/sign-on-client';
import type { SignOnService } from './sign-on/sign-on-service';

/** A tab in which nobody has signed on, and nobody can. */
export const noSignOn: SignOnService = {
  isKept: () => false,
  open: () => Promise.reject(new Error('Nobody signs on in this test')),
};

/** Somebody whom the provider of a test has signed on, with a token that ends this many seconds from now. */
export const signedOnFor = (seconds: number, value = 'first token', roles = ['BIZ_FRAUD']): SignedOn => ({
  userId: 'admin',
  name: 'Morgan Reyes',
  roles,
  mustChangePassword: false,
  token: { value, endsAt: new Date(Date.now() + seconds * 1000).toISOString() },
});

/** A fake OpenID provider: `kept` is what the tab has stored, `renewals` what each renewal answers (an error is thrown). */
export function fakeSignOn({
  kept = null,
  completed = null,
  renewals = [],
  endsSignOn = true,
}: {
  kept?: SignedOn | null;
  completed?: SignedOn | null;
  renewals?: (SignedOn | null | Error)[];
  /** Whether the provider has an address where sign-ons are ended. */
  endsSignOn?: boolean;
} = {}) {
  const actionsDone: string[] = [];
  let user = kept;
  const service: SignOnService = {
    isKept: () => user !== null,
    open: () =>
      Promise.resolve({
        kept: () => Promise.resolve(user),
        begin: async () => void actionsDone.push('begin'),
        complete: () => (completed ? Promise.resolve(completed) : Promise.reject(new Error('No answer'))),
        renew: () => {
          actionsDone.push('renew');
          const answer = renewals.shift() ?? null;
          return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
        },
        forget: async () => {
          user = null;
          actionsDone.push('forget');
        },
        end: async () => {
          user = null;
          actionsDone.push('end');
          return endsSignOn;
        },
      }),
  };
  return { service, done: actionsDone };
}
