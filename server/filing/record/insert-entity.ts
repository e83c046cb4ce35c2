import { formedEntityType, formedRecord, officeDay, type RecordEffect } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables';
import { columnsOf, effectColumns } from '../../entities/record-facts';
import { insertAgent } from './insert-agent';
import type { RecordedFiling } from './recorded-filing';

/** Puts the entity that a formation forms on record, with its agent, delayed until the filing takes effect: its first effect. */
export async function insertEntity(
  tx: Transaction<Database>,
  { filing, entityId, transactionId, filedAt, effectiveAt }: RecordedFiling,
): Promise<void> {
  const [receivedAt, at] = [filedAt.toISOString(), effectiveAt.toISOString()];
  const registeredAgent = await insertAgent(tx, filing);
  const facts = formedRecord(filing, { registeredAgent, receivedAt, at });
  const effect: RecordEffect = {
    cause: 'filing',
    document: transactionId,
    at: receivedAt,
    receivedAt,
    changes: [{ set: facts }],
  };
  await tx
    .with('first_effect', (db) =>
      db.insertInto('record_effect').values(effectColumns(effect, { entityId, version: 1 })),
    )
    .insertInto('entity')
    .values({
      ...columnsOf(facts),
      entity_id: entityId,
      entity_type: formedEntityType(filing.filingType),
      formation_date: officeDay(at),
      jurisdiction: filing.jurisdiction,
      effective_at: effectiveAt,
    })
    .execute();
}
