import type { Filing, Language } from '#rules';
import type { Transaction } from 'kysely';
import type { Registry } from '../../context';
import { releaseName } from '../../database/names';
import type { Database } from '../../database/tables';
import { holdTransaction } from '../../database/transaction-holding';
import type { AttemptState } from '../../database/tables/filings';
import { lockEntity } from '../../entities/lock-entity';
import { reserveNameIfFree, reserveNameOnEntity } from '../../entities/reserve-name';
import { jobsWhere } from '../../outbox/outbox';
import { REOPENABLE_STATES, type Submission } from '../submissions/submissions';

const MINUTE = 60_000;

/** How long the hosted card page stays open. */
const PAYMENT_MILLISECONDS = 30 * MINUTE;

/** Name and transaction are held a little longer than the card page is open: an answer may be under way. */
const HOLD_GRACE_MILLISECONDS = 60 * MINUTE;

/** When the registry first asks the provider by itself. */
const FIRST_RECONCILIATION_MILLISECONDS = 2 * MINUTE;

/** Why an attempt cannot begin; thrown to undo what the transaction has written. */
class Refused extends Error {
  constructor(readonly reason: 'nameTaken' | 'recordChanged') {
    super(reason);
  }
}

export interface NewAttempt {
  submissionKey: string;
  refId: string;
  filing: Filing;
  /** The name that the filing holds while it is paid; null when it needs none. */
  heldName: string | null;
  /** A name that it holds as well where nobody else has it; null for none. */
  bareName: string | null;
  digest: string;
  /** Version of the draft that is submitted. */
  version: number;
  /** Whole dollars. */
  amount: number;
  /** Version of the entity's record that the filing was checked against; null for a filing that begins new. */
  recordVersion: number | null;
  /** The language in which it is paid for, which is that of messages to its contacts later (T3-tell). */
  language: Language;
  /** The attempt that the caller saw last; 0 when there was no submission. */
  seenAttempt: number;
}

/** Writes the attempt with the job that asks the provider later, in one statement; undefined when another request was faster. */
function writeAttempt(
  tx: Transaction<Database>,
  attempt: NewAttempt,
  now: Date,
  expiresAt: Date,
): Promise<Submission | undefined> {
  const { submissionKey, seenAttempt } = attempt;
  const values = {
    state: 'opening' as const,
    attempt: seenAttempt + 1,
    attempt_state: 'active' as const,
    draft_version: attempt.version,
    filing: JSON.stringify(attempt.filing),
    filing_digest: attempt.digest,
    held_name: attempt.heldName,
    bare_name: attempt.bareName,
    amount: attempt.amount,
    language: attempt.language,
    session_id: null,
    payment_url: null,
    refund_cause: null,
    expires_at: expiresAt,
    updated_at: now,
  };
  return tx
    .with('attempted', (db) =>
      seenAttempt === 0
        ? db
            .insertInto('submission')
            .values({ ...values, submission_key: submissionKey, ref_id: attempt.refId, created_at: now })
            .onConflict((conflict) => conflict.doNothing())
            .returningAll()
        : db
            .updateTable('submission')
            .set(values)
            .where('submission_key', '=', submissionKey)
            .where('attempt', '=', seenAttempt)
            .where('state', 'in', REOPENABLE_STATES)
            .returningAll(),
    )
    .with('reconciliation', () =>
      jobsWhere('attempted', [
        {
          kind: 'payment-reconciliation',
          payload: { submissionKey, attempt: seenAttempt + 1 },
          dueAt: new Date(now.getTime() + FIRST_RECONCILIATION_MILLISECONDS),
          now,
        },
      ]),
    )
    .selectFrom('attempted')
    .selectAll()
    .executeTakeFirst();
}

/**
 * Holds the entity's transaction, so that no other filing of it is paid meanwhile, and makes sure that the record is as it was checked:
 * a filing that has just been recorded has released its hold, but the record has moved (reading 27).
 */
async function holdEntity(
  tx: Transaction<Database>,
  { filing, recordVersion }: NewAttempt,
  times: { expiresAt: Date; now: Date },
): Promise<boolean> {
  if (recordVersion === null) return true;
  if (!(await holdTransaction(tx, filing, times))) return false;
  const { version } = await tx
    .selectFrom('entity')
    .select('version')
    .where('entity_id', '=', filing.entityId)
    .executeTakeFirstOrThrow();
  return version === recordVersion;
}

/**
 * Begins an attempt to pay and holds the name that the filing needs, in one short transaction. The unique submission key lets one
 * of two tabs through, the unique name key one of two filings.
 *
 * @returns the submission with its new attempt, claimed for the version of the draft; `changed` when the submission is not as the caller saw it, who then reads it again; `recordChanged` when the entity's record
 *   is not as it was checked, or another filing of the transaction is open: then the filing has to be checked again
 */
export async function openAttempt(
  { db, clock }: Registry,
  attempt: NewAttempt,
): Promise<Submission | 'changed' | 'nameTaken' | 'recordChanged'> {
  const now = clock.now();
  const later = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
  const holder = { kind: 'filing', id: attempt.refId } as const;
  const { heldName: name, bareName, filing } = attempt;
  try {
    return await db.transaction().execute(async (tx) => {
      const submission = await writeAttempt(tx, attempt, now, later(PAYMENT_MILLISECONDS));
      if (submission === undefined) return 'changed';
      if (attempt.recordVersion !== null) await lockEntity(tx, attempt.filing.entityId);
      const expiresAt = later(PAYMENT_MILLISECONDS + HOLD_GRACE_MILLISECONDS);
      // Before the name: of two filings that give the entity the same name, the later one is told about the other filing, not about the
      // name.
      if (!(await holdEntity(tx, attempt, { expiresAt, now }))) throw new Refused('recordChanged');
      // What an earlier attempt held.
      if (attempt.seenAttempt > 0) await releaseName(tx, holder);
      if (
        name !== null &&
        !(await reserveNameOnEntity(tx, filing.entityId, { name, holder, expiresAt, now }))
      ) {
        throw new Refused('nameTaken');
      }
      if (bareName !== null)
        await reserveNameIfFree(tx, filing.entityId, { name: bareName, holder, expiresAt, now });
      return submission;
    });
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
}

/**
 * Claims an open attempt for a version of the draft: `active` to continue it with the content that it carries, `replaced` to close
 * it because that content is out of date. A later version may claim it again, an earlier one no more.
 *
 * @returns false when the attempt is not as the caller saw it, who then reads it again
 */
export async function claimAttempt(
  { db }: Registry,
  seen: Submission,
  claim: { version: number; state: AttemptState },
): Promise<boolean> {
  const claimed = await db
    .updateTable('submission')
    .set({ draft_version: claim.version, attempt_state: claim.state })
    .where('submission_key', '=', seen.submission_key)
    .where('attempt', '=', seen.attempt)
    .where('state', '=', seen.state)
    .where('draft_version', '=', seen.draft_version)
    .where('attempt_state', '=', seen.attempt_state)
    .returning('submission_key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Saves the provider's session with the attempt it was opened for. An event about the session may have been applied before. */
export async function saveSession(
  { db, clock }: Registry,
  submission: Submission,
  session: { id: string; url: string },
): Promise<void> {
  await db
    .updateTable('submission')
    .set((row) => ({
      session_id: session.id,
      payment_url: session.url,
      updated_at: clock.now(),
      state: row
        .case()
        .when('state', '=', 'opening')
        .then('awaiting' as const)
        .else(row.ref('state'))
        .end(),
    }))
    .where('submission_key', '=', submission.submission_key)
    .where('attempt', '=', submission.attempt)
    .execute();
}
