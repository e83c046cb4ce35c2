import type { Filing, FormationType } from '#rules';
import { formedEntityType, officeDay, reportDueDate } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables';
import type { FilingKind, RecordedFiling } from './filing-kind';
import { insertAgent } from './insert-agent';

const nameOf = ({ entityNameValues }: Filing): string => entityNameValues.name;

/** The entity with its agent, delayed until the filing takes effect. */
async function insertEntity(
  tx: Transaction<Database>,
  { filing, entityId, filedAt, effectiveAt }: RecordedFiling,
  filingType: FormationType,
): Promise<void> {
  const formed = officeDay(effectiveAt.toISOString());
  await tx
    .insertInto('entity')
    .values({
      entity_id: entityId,
      entity_type: formedEntityType(filingType),
      name: nameOf(filing),
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

/** Forms an entity: it is put on record when the filing is paid, and comes into good standing when the filing takes effect. */
export const formation = (filingType: FormationType): FilingKind => ({
  begins: 'new',
  changes: [],
  heldName: nameOf,
  // The record knows nothing of an entity that is not formed yet.
  check: (filing) => ({ filing, problems: [] }),
  record: (tx, recorded) => insertEntity(tx, recorded, filingType),
});
