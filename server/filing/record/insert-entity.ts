import { formedEntityType, officeDay, reportDueDate } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables';
import { insertAgent } from './insert-agent';
import type { RecordedFiling } from './recorded-filing';

/** Puts the entity that a formation forms on record, with its agent, delayed until the filing takes effect. */
export async function insertEntity(
  tx: Transaction<Database>,
  { filing, entityId, filedAt, effectiveAt }: RecordedFiling,
): Promise<void> {
  const formed = officeDay(effectiveAt.toISOString());
  await tx
    .insertInto('entity')
    .values({
      entity_id: entityId,
      entity_type: formedEntityType(filing.filingType),
      name: filing.entityNameValues.name,
      status_code: 'DELAYED',
      formation_date: formed,
      jurisdiction: filing.jurisdiction,
      reporting_month: Number(formed.slice(5, 7)),
      principal_office: JSON.stringify(filing.principalOfficeValues),
      agent_id: await insertAgent(tx, filing),
      delinquency_date: null,
      dissolution_date: null,
      effective_at: effectiveAt,
      report_due: reportDueDate(formed, filedAt.toISOString()),
    })
    .execute();
}
