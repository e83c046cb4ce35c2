import { officeMidnight, withStatutoryLanguage } from '#rules';
import type { Transaction } from 'kysely';
import { holdNameByLaw } from '../../database/names';
import type { Database } from '../../database/tables';
import type { EntityChange } from '../../entities/change-entity';
import { changeEntity } from '../../entities/change-entity';
import { releaseFormerNames } from '../../entities/former-names';
import type { OverdueEntities } from './overdue-entities';
import { selectWithOpenReport } from './overdue-entities';

/** The changes of delinquency to the record: its day, and the statutory language in the name. */
async function becomeDelinquent(
  tx: Transaction<Database>,
  { entity_id: entityId, name: from }: { entity_id: string; name: string },
  { day, now }: { day: string; now: Date },
): Promise<EntityChange> {
  const name = withStatutoryLanguage(from, 'delinquent', day);
  await holdNameByLaw(tx, { entityId, name, now });
  return { delinquency_date: day, name };
}

/**
 * Changes the status of some of the entities, each as of the midnight at which its day began. The rows are locked in one order, so that two
 * replicas follow each other and the second finds nothing left.
 * @returns how many were changed
 */
export async function changeOverdueEntities(
  tx: Transaction<Database>,
  { from, change: { statusCode, day }, firstDue }: OverdueEntities,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const changedAt = new Date(officeMidnight(day));
  const entities = await selectWithOpenReport(tx, from, now)
    .select(['entity_id', 'name'])
    .where('report_due', '=', firstDue)
    .limit(limit)
    .forUpdate()
    .execute();
  for (const entity of entities) {
    const further = statusCode === 'DQQ' ? await becomeDelinquent(tx, entity, { day, now }) : {};
    const change = { status_code: statusCode, ...further };
    await changeEntity(tx, entity.entity_id, change, { at: changedAt, cause: 'housekeeping' });
    if (statusCode === 'DQQ') await releaseFormerNames(tx, entity.entity_id, [entity.name]);
  }
  return entities.length;
}
