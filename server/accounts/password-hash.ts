import { once } from '../once';
import { unguessableId } from '../database/identifiers';

/** The first of the settings that OWASP recommends for argon2id: 19 MiB, two passes, one lane; some 30 ms. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Loaded with the first password, since most servers start without one. */
const argon2 = once(() => import('@node-rs/argon2'));

/** argon2id with a salt of its own. */
export const hashPassword = async (password: string): Promise<string> =>
  (await argon2()).hash(password, SETTINGS);

/** The hash of a random password: checked where an account has none, so that both cases take the same time. */
const nobodysHash = once(() => hashPassword(unguessableId()));

/** Whether a password is the one that was hashed. Without a hash it is not, after the same time. */
export async function verifyPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await (await argon2()).verify(hash ?? (await nobodysHash()), password);
  return isRight && typeof hash === 'string';
}
