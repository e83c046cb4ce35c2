import { officeMidnight, withStatutoryLanguage } from '#rules';
import type { Selectable, Transaction } from 'kysely';
import type { Registry } from '../../context';
import { holdNameByLaw } from '../../database/names';
import type { Database } from '../../database/tables';
import type { EntityTable } from '../../database/tables/entities';
import type { EntityChange } from '../../entities/change-entity';
import { changeEntity } from '../../entities/change-entity';
import { releaseFormerNames } from '../../entities/former-names';
import { changeEach } from '../../outbox/set-aside';
import type { OverdueEntities } from './overdue-entities';
import { selectWithOpenReport } from './overdue-entities';

type Overdue = Pick<Selectable<EntityTable>, 'entity_id' | 'name'>;

/** The changes of delinquency to the record: its day, and the statutory language in the name. */
async function becomeDelinquent(
  tx: Transaction<Database>,
  { entity_id: entityId, name: from }: Overdue,
  { day, now }: { day: string; now: Date },
): Promise<EntityChange> {
  const name = withStatutoryLanguage(from, 'delinquent', day);
  await holdNameByLaw(tx, { entityId, name, now });
  return { delinquency_date: day, name };
}

/**
 * Changes the status of some of the entities, each as of the midnight at which its day began. The rows are locked in one order, so that two
 * replicas follow each other and the second finds nothing left.
 * @returns how many were changed; one that cannot be changed is set aside
 */
export async function changeOverdueEntities(
  registry: Pick<Registry, 'log'>,
  tx: Transaction<Database>,
  { from, change, firstDue }: OverdueEntities,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const rows = await selectWithOpenReport(tx, from, now)
    .select(['entity_id', 'name'])
    .where('report_due', '=', firstDue)
    .limit(limit)
    .forUpdate()
    .execute();
  const batch = {
    job: 'overdue-reports',
    rows,
    subjectOf: ({ entity_id }: Overdue) => entity_id,
    now,
  } as const;
  return changeEach(registry, tx, batch, async (entity) => {
    if (change instanceof Error) throw change;
    const { statusCode, day } = change;
    const further = statusCode === 'DQQ' ? await becomeDelinquent(tx, entity, { day, now }) : {};
    await changeEntity(
      tx,
      entity.entity_id,
      { status_code: statusCode, ...further },
      { at: new Date(officeMidnight(day)), cause: 'housekeeping' },
    );
    if (statusCode === 'DQQ') await releaseFormerNames(tx, entity.entity_id, [entity.name]);
  });
}
