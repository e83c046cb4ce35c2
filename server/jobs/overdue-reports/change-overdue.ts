import type { Selectable, Transaction } from 'kysely';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';
import type { EntityTable } from '../../database/tables/entities';
import { writeOverdue } from '../../entities/write-overdue';
import { changeAll } from '../../outbox/set-aside';
import type { OverdueEntities } from './overdue-entities';
import { selectWithOpenReport } from './overdue-entities';

type Overdue = Pick<Selectable<EntityTable>, 'entity_id'>;

/**
 * Changes the status of some of the entities together, as of the midnight at which its day began. The rows are locked in one order, so that two
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
    .select('entity_id')
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
  return changeAll(registry, tx, batch, async (some) => {
    if (change instanceof Error) throw change;
    const ids = some.map(({ entity_id }) => entity_id);
    await writeOverdue(tx, ids, { from, reportDue: firstDue, change });
  });
}
