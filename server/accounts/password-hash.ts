import { availableParallelism } from 'node:os';
import type { QueueLimits } from '../bounded-queue';
import { boundedQueue } from '../bounded-queue';
import { once } from '../once';
import { unguessableId } from '../database/identifiers';

/** The first of the settings that OWASP recommends for argon2id: 19 MiB, two passes, one lane; some 30 ms. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing takes a whole processor and one of the four threads that Node also reads files with: one processor, and two of the threads, are
 * left to everybody else. What waits is done before its callers give up.
 */
const LIMITS: QueueLimits = {
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 40,
  waitingMilliseconds: 4_000,
  ofCaller: { atOnce: 1, waiting: 20 },
};

/** Loaded with the first password, since most servers start without one. */
const library = once(() => import('@node-rs/argon2'));

/** argon2id with a salt of its own. */
const hash = async (password: string): Promise<string> => (await library()).hash(password, SETTINGS);

/** The hash of a random password: checked where an account has none, so that both cases take the same time. */
const nobodysHash = once(() => hash(unguessableId()));

/** Whether a password is the one that was hashed. Without a hash it is not, after the same time. */
async function verify(known: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await (await library()).verify(known ?? (await nobodysHash()), password);
  return isRight && typeof known === 'string';
}

const queue = boundedQueue(LIMITS);

/**
 * Does work with passwords when its turn comes, so that many logins at once do not keep the server from anything else.
 * @param caller who waits for it; undefined for a job of the registry
 * @throws HttpFailure 503 at once where too many wait
 */
export const inPasswordTurn = <T>(
  caller: string | undefined,
  work: (passwords: { hash: typeof hash; verify: typeof verify }) => Promise<T>,
): Promise<T> => queue.run(() => work({ hash, verify }), caller);

/** The hash of a password that is to be stored. */
export const hashPassword = (password: string, caller?: string): Promise<string> =>
  inPasswordTurn(caller, (passwords) => passwords.hash(password));
