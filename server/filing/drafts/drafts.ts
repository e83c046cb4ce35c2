import { canonicalJson, type Filing, type FilingProblem } from '#rules';
import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type Selectable,
} from 'kysely';
import { unguessableId } from '../../database/identifiers';
import type { Database } from '../../database/tables';
import type { FilingDraftTable } from '../../database/tables/filings';

/** The result of saving a filing in progress. */
export type SavedDraft =
  | { kind: 'saved'; refId: string; version: number; isRefused: boolean }
  /** On record already: nothing can be changed any more. */
  | { kind: 'filed'; refId: string }
  /** Saved since the version that the content was entered into: what is saved stays. */
  | { kind: 'overtaken'; filing: Filing; version: number }
  | { kind: 'unknown' };

/** Not for a filing that was given back and whose days are over (reading 33). */
export const isOpenAt = (now: Date) => (is: ExpressionBuilder<Database, 'filing_draft'>) =>
  is.or([is('filing_draft.returned_until', 'is', null), is('filing_draft.returned_until', '>', now)]);

/** The reference under which a filing is on record; undefined while it is not. */
const filedReference = async (db: Kysely<Database>, submissionKey: string): Promise<string | undefined> => {
  const submission = await db
    .selectFrom('submission')
    .select('ref_id')
    .where('submission_key', '=', submissionKey)
    .where('state', '=', 'filed')
    .executeTakeFirst();
  return submission?.ref_id;
};

const isNotFiled = ({ not, exists, selectFrom, ref }: ExpressionBuilder<Database, 'filing_draft'>) =>
  not(
    exists(
      selectFrom('submission')
        .select('submission.ref_id')
        .where('submission.submission_key', '=', ref('filing_draft.submission_key'))
        .where('submission.state', '=', 'filed'),
    ),
  );

const savedAs = ({
  ref_id: refId,
  version,
  refusal,
}: Pick<Selectable<FilingDraftTable>, 'ref_id' | 'version' | 'refusal'>): SavedDraft => ({
  kind: 'saved',
  refId,
  version,
  isRefused: refusal !== null,
});

/** What was saved since: the same content, whose answer was lost, or other content. */
async function savedSince(
  db: Kysely<Database>,
  { refId, filing, now }: { refId: string; filing: Filing; now: Date },
): Promise<SavedDraft> {
  const draft = await readDraft(db, refId, now);
  if (draft?.filing.submissionKey !== filing.submissionKey) return { kind: 'unknown' };
  return canonicalJson(draft.filing) === canonicalJson(filing)
    ? { kind: 'saved', refId, version: draft.version, isRefused: draft.refusal !== null }
    : { kind: 'overtaken', filing: draft.filing, version: draft.version };
}

/**
 * The same content again is no later version: who saves it, as each press of Pay does, whose answer may be a refusal that names no
 * version, is not overtaken by themselves.
 */
const nextVersion = (saved: Expression<unknown>, text: string): RawBuilder<number> =>
  sql`filing_draft.version + case when ${saved} = ${text}::jsonb then 0 else 1 end`;

/** What was refused is kept for the content that was refused. */
const refusalOf = (saved: Expression<unknown>, text: string): RawBuilder<FilingProblem[] | null> =>
  sql`case when ${saved} = ${text}::jsonb then filing_draft.refusal end`;

/**
 * Saves a filing in progress, which the caller has sanitized. Without a reference it is saved under the one that its submission key
 * already has, so that a lost answer makes no second draft; a reference that belongs to another filing is unknown.
 * @param version of the draft that the content was entered into: where that has been saved since, with other content, nothing is
 *   changed. Without one the latest content wins.
 */
export async function saveDraft(
  db: Kysely<Database>,
  { refId, filing, now, version }: { refId: string | undefined; filing: Filing; now: Date; version?: number },
): Promise<SavedDraft> {
  const text = JSON.stringify(filing);
  if (refId !== undefined) {
    const updated = await db
      .updateTable('filing_draft')
      .set(({ ref }) => ({
        filing: text,
        updated_at: now,
        version: nextVersion(ref('filing'), text),
        refusal: refusalOf(ref('filing'), text),
      }))
      .where('ref_id', '=', refId)
      .where('submission_key', '=', filing.submissionKey)
      .where(isOpenAt(now))
      .where(isNotFiled)
      .$if(version !== undefined, (drafts) => drafts.where('version', '=', version ?? 0))
      .returning(['ref_id', 'version', 'refusal'])
      .executeTakeFirst();
    if (updated) return savedAs(updated);
    const filed = await filedReference(db, filing.submissionKey);
    if (filed !== undefined) return { kind: 'filed', refId: filed };
    return version === undefined ? { kind: 'unknown' } : await savedSince(db, { refId, filing, now });
  }
  const saved = await db
    .insertInto('filing_draft')
    .values({
      ref_id: unguessableId(),
      submission_key: filing.submissionKey,
      version: 1,
      filing: text,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('submission_key')
        .doUpdateSet(({ ref }) => ({
          filing: text,
          updated_at: now,
          version: nextVersion(ref('filing_draft.filing'), text),
          refusal: refusalOf(ref('filing_draft.filing'), text),
        }))
        .where(isOpenAt(now))
        .where(isNotFiled),
    )
    .returning(['ref_id', 'version', 'refusal'])
    .executeTakeFirst();
  if (saved !== undefined) return savedAs(saved);
  const filed = await filedReference(db, filing.submissionKey);
  return filed === undefined ? { kind: 'unknown' } : { kind: 'filed', refId: filed };
}

/** A saved filing. */
export type KeptDraft = Pick<
  Selectable<FilingDraftTable>,
  'filing' | 'version' | 'returned_until' | 'refusal'
>;

/** Keeps what a filer was told when a payment was refused; null once one has begun. */
export const noteRefusal = async (
  db: Kysely<Database>,
  refId: string,
  told: readonly FilingProblem[] | null,
): Promise<void> => {
  await db
    .updateTable('filing_draft')
    .set({ refusal: told && JSON.stringify(told) })
    .where('ref_id', '=', refId)
    .execute();
};

/** A saved filing with its version, or undefined for an unknown reference, and for a filing whose days of correction are over. */
export const readDraft = (db: Kysely<Database>, refId: string, now: Date): Promise<KeptDraft | undefined> =>
  db
    .selectFrom('filing_draft')
    .select(['filing', 'version', 'returned_until', 'refusal'])
    .where('ref_id', '=', refId)
    .where(isOpenAt(now))
    .executeTakeFirst();

export const findDraft = async (...saved: Parameters<typeof readDraft>): Promise<Filing | undefined> =>
  (await readDraft(...saved))?.filing;

/** The draft saved under the submission key of a filing, or undefined where there is none yet. */
export const findDraftOf = async (
  db: Kysely<Database>,
  { submissionKey }: Pick<Filing, 'submissionKey'>,
): Promise<Filing | undefined> => {
  const draft = await db
    .selectFrom('filing_draft')
    .select('filing')
    .where('submission_key', '=', submissionKey)
    .executeTakeFirst();
  return draft?.filing;
};
