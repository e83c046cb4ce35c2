import { createHash, randomInt } from 'node:crypto';
import {
  PASSCODE_ALPHABET,
  RETURN_CODE_LENGTH,
  returnCodeAsIssued,
  resumeStep,
  type Filing,
  type StepName,
} from '#rules';
import type { Kysely, Transaction } from 'kysely';
import { unguessableId } from '../../database/identifiers';
import type { Database } from '../../database/tables';
import { keyedHash } from '../../keyed-hash';
import { findSubmissionByRef } from '../submissions/submissions';
import { isOpenAt } from '../drafts/drafts';

const DAY = 86_400_000;

const newCode = (): string =>
  Array.from({ length: RETURN_CODE_LENGTH }, () =>
    PASSCODE_ALPHABET.charAt(randomInt(PASSCODE_ALPHABET.length)),
  ).join('');

/** The key under which a code is found, in any spelling. Without the secret it reveals nothing about the code. */
const codeKeyOf = (secret: string, code: string): string =>
  keyedHash(secret, 'return code', returnCodeAsIssued(code)).toString('base64url');

const linkDigestOf = (link: string): string => createHash('sha256').update(link).digest('base64url');

/** A new code of a filing, and the token of a link where one is to be mailed. Neither can be read again. */
export interface IssuedReturn {
  code: string;
  link: string | null;
}

/** Makes a new code, which takes the place of the filing's former one, and of its link. */
export async function replaceReturnCode(
  tx: Transaction<Database>,
  { secret, refId, hasLink, now }: { secret: string; refId: string; hasLink: boolean; now: Date },
): Promise<IssuedReturn> {
  const code = newCode();
  const link = hasLink ? unguessableId() : null;
  const row = {
    code_key: codeKeyOf(secret, code),
    link_digest: link === null ? null : linkDigestOf(link),
    link_used_at: null,
    created_at: now,
  };
  await tx
    .insertInto('return_code')
    .values({ ref_id: refId, ...row })
    .onConflict((conflict) => conflict.column('ref_id').doUpdateSet(row))
    .execute();
  return { code, link };
}

/** A filing that somebody returns to. */
export interface ReturnedFiling {
  refId: string;
  filing: Filing;
  step: StepName;
  keptUntil: Date;
}

/** Until when a filing in progress is kept if nobody changes it. */
export const keptUntil = (
  { updated_at, returned_until }: { updated_at: Date; returned_until: Date | null },
  draftDays: number,
): Date => returned_until ?? new Date(updated_at.getTime() + draftDays * DAY);

/** The filing of a code and the step at which it resumes; undefined where the code is unknown or its filing was removed. */
export async function findReturned(
  db: Kysely<Database>,
  { secret, code, draftDays, now }: { secret: string; code: string; draftDays: number; now: Date },
): Promise<ReturnedFiling | undefined> {
  const row = await db
    .selectFrom('return_code')
    .innerJoin('filing_draft', 'filing_draft.ref_id', 'return_code.ref_id')
    .select(['filing_draft.ref_id', 'filing', 'updated_at', 'returned_until', 'money_moved'])
    .where('code_key', '=', codeKeyOf(secret, code))
    .where(isOpenAt(now))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const until = keptUntil(row, draftDays);
  // The cleanup may not have come to it yet.
  if (!row.money_moved && until <= now) return undefined;
  const submission = await findSubmissionByRef(db, row.ref_id);
  const step = resumeStep(row.filing, submission?.state ?? null);
  return { refId: row.ref_id, filing: row.filing, step, keptUntil: until };
}

/** Notes that somebody has come back by the filing's link, which is then used up. */
export const consumeLink = async (
  db: Kysely<Database>,
  { refId, link, now }: { refId: string; link: string; now: Date },
): Promise<void> => {
  await db
    .updateTable('return_code')
    .set({ link_used_at: now })
    .where('ref_id', '=', refId)
    .where('link_digest', '=', linkDigestOf(link))
    .where('link_used_at', 'is', null)
    .execute();
};

/** Whether a link can still be used; undefined for one that no filing has. */
export async function findLink(
  db: Kysely<Database>,
  { link, draftDays, now }: { link: string; draftDays: number; now: Date },
): Promise<'unused' | 'used' | undefined> {
  const row = await db
    .selectFrom('return_code')
    .innerJoin('filing_draft', 'filing_draft.ref_id', 'return_code.ref_id')
    .select(['link_used_at', 'updated_at', 'returned_until', 'money_moved'])
    .where('link_digest', '=', linkDigestOf(link))
    .where(isOpenAt(now))
    .executeTakeFirst();
  if (row === undefined || (!row.money_moved && keptUntil(row, draftDays) <= now)) return undefined;
  return row.link_used_at === null ? 'unused' : 'used';
}
