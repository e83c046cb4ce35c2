import { formedEntityType, formedRecord, officeDay, type RecordEffect } from '#rules';
import type { Transaction } from 'kysely';
import { unguessableId } from '../../database/identifiers';
import type { Database } from '../../database/tables';
import type { RecordRead } from '../../entities/change-entity';
import { columnsOf, effectColumns } from '../../entities/record-facts';
import { agentInsertion } from './insert-agent';
import type { RecordedFiling } from './recorded-filing';

/** Puts the entity that a formation forms on record, with its agent, delayed until the filing takes effect: its first effect; answers that record. */
export async function insertEntity(
  tx: Transaction<Database>,
  { filing, entityId, transactionId, filedAt, effectiveAt }: RecordedFiling,
): Promise<RecordRead> {
  const [receivedAt, at] = [filedAt.toISOString(), effectiveAt.toISOString()];
  const registeredAgent = unguessableId();
  const facts = formedRecord(filing, { registeredAgent, receivedAt, at });
  const effect: RecordEffect = {
    cause: 'filing',
    document: transactionId,
    at: receivedAt,
    receivedAt,
    changes: [{ set: facts }],
  };
  await tx
    .with('agent', (db) => agentInsertion(db, filing, registeredAgent))
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
  return {
    row: {
      ...columnsOf(facts),
      sbf: facts.secureFiling,
      principal_office: facts.principalOffice,
      version: 1,
    },
    effects: [effect],
  };
}
