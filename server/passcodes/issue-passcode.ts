import type { Transaction } from 'kysely';
import type { Registry } from '../context';
import { unguessableId } from '../database/identifiers';
import type { Database } from '../database/tables';
import type { AgentDetailsColumn } from '../database/tables/agents';
import { enqueueJob } from '../outbox/outbox';
import { personKeyOf } from './individual';
import { refuseTooManyLetters } from './letter-limits';
import { lookupKeyOf, derivePasscode } from './passcode-code';

const DAY = 86_400_000;

/**
 * The individual's row, which stays locked until the end of the transaction: requests for the same person are carried out one after the
 * other.
 */
async function lockIndividual(
  tx: Transaction<Database>,
  details: AgentDetailsColumn,
  now: Date,
): Promise<string> {
  const person_key = personKeyOf(details);
  const { individual_id } = await tx
    .insertInto('individual')
    .values({
      individual_id: unguessableId(),
      person_key,
      details: JSON.stringify(details),
      created_at: now,
    })
    // Changes nothing, and locks: what was mailed before stays as it is.
    .onConflict((conflict) => conflict.column('person_key').doUpdateSet({ person_key }))
    .returning('individual_id')
    .executeTakeFirstOrThrow();
  return individual_id;
}

/** Whether a passcode was issued within a day, before or after, and can still be used: a clock that testers moved may be behind. */
async function hasRecentPasscode(
  tx: Transaction<Database>,
  individualId: string,
  now: Date,
): Promise<boolean> {
  const recent = await tx
    .selectFrom('passcode')
    .select('passcode_id')
    .where('individual_id', '=', individualId)
    .where('state', '=', 'issued')
    .where('issued_at', '>', new Date(now.getTime() - DAY))
    .where('issued_at', '<', new Date(now.getTime() + DAY))
    .executeTakeFirst();
  return recent !== undefined;
}

/** Inserts a passcode that no other row has, used and expired ones included. */
async function insertPasscode(
  tx: Transaction<Database>,
  { secret, individualId, now }: { secret: string; individualId: string; now: Date },
): Promise<string> {
  for (;;) {
    const passcodeId = unguessableId();
    const inserted = await tx
      .insertInto('passcode')
      .values({
        passcode_id: passcodeId,
        individual_id: individualId,
        lookup_key: lookupKeyOf(secret, derivePasscode(secret, passcodeId)),
        state: 'issued',
        issued_at: now,
        used_at: null,
        agent_history_id: null,
      })
      .onConflict((conflict) => conflict.column('lookup_key').doNothing())
      .returning('passcode_id')
      .executeTakeFirst();
    if (inserted !== undefined) return inserted.passcode_id;
  }
}

/**
 * Issues a passcode and queues its letter, unless one was issued to the same person within a day: then the request, perhaps repeated after
 * a lost answer, is satisfied by the letter that is on its way, and counts like any other. Earlier passcodes stay valid: a letter takes a
 * week, and ending one by a further request would permit anyone who knows a person's addresses to keep that person from ever using one.
 *
 * @param caller network address that the request came from
 * @throws HttpFailure 429 after too many requests of the caller or for letters to the address
 */
export async function issuePasscode(
  { db, clock, config }: Registry,
  { details, caller }: { details: AgentDetailsColumn; caller: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const individualId = await lockIndividual(tx, details, now);
    // Before any look-up: otherwise a caller without requests left would learn who has a letter on its way.
    await refuseTooManyLetters(tx, { config, details, caller, now });
    if (await hasRecentPasscode(tx, individualId, now)) return;
    await tx
      .updateTable('passcode')
      .set({ state: 'replaced' })
      .where('individual_id', '=', individualId)
      .where('state', '=', 'issued')
      .execute();
    const passcodeId = await insertPasscode(tx, { secret: config.passcodeSecret, individualId, now });
    await enqueueJob(tx, { kind: 'letter', payload: { passcodeId }, dueAt: now, now });
  });
}
