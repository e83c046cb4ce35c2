import { keyRefusal, keyStanding, sentKey } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { HttpFailure } from '../failures/failure';
import { hashOfKey } from './make-key';

/** Reasons are sentences without quotation marks, as the field needs them (RFC 6750). */
const challengeOf = (sent: string, reason: string): string =>
  [
    'Bearer realm="open record"',
    // Of another scheme nothing is wrong with the key: there is none.
    ...(sent === 'otherScheme' ? [] : ['error="invalid_token"']),
    `error_description="${reason}"`,
  ].join(', ');

/**
 * Whose key a request is made with.
 * @returns the follower whose address was confirmed for it; undefined where none was sent
 * @throws HttpFailure 401 for one that does not count, with the reason
 */
export async function holderOfKey(
  db: Kysely<Database>,
  authorization: string | undefined,
): Promise<string | undefined> {
  const { sent, key } = sentKey(authorization);
  const row =
    key === undefined
      ? undefined
      : await db
          .selectFrom('open_key')
          .select(['follower_id', 'taken_back_at'])
          .where('key_hash', '=', hashOfKey(key))
          .executeTakeFirst();
  const takenBackAt = row?.taken_back_at?.toISOString();
  const standing = keyStanding({
    sent,
    isKnown: row !== undefined,
    isTakenBack: takenBackAt !== undefined,
  });
  if (standing === 'none' || standing === 'live') return row?.follower_id;
  const reason = keyRefusal(standing, takenBackAt);
  throw new HttpFailure(401, reason, { challenge: challengeOf(sent, reason) });
}
