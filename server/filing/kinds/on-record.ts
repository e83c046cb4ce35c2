import type { Filing } from '#rules';
import { samePrincipalOffice, transactionObstacle } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables';
import type { EntityChange } from '../../entities/change-entity';
import type { FilingKind } from './filing-kind';

/** The check of a kind that takes nothing more from the record than every filing on it. */
export const checksNothing: FilingKind['check'] = (filing) => ({ filing, problems: [] });

/** A filing that puts nothing on record before it takes effect. */
export const recordsNothing: FilingKind['record'] = () => Promise.resolve();

/** Whether an entity of this type and status may still file the transaction, asked under the lock of the entity. */
export async function canStillFile(
  tx: Transaction<Database>,
  { entityId, transactionType }: Filing,
): Promise<boolean> {
  const entity = await tx
    .selectFrom('entity')
    .select(['entity_type as entityType', 'status_code as statusCode'])
    .where('entity_id', '=', entityId)
    .forUpdate()
    .executeTakeFirst();
  return entity !== undefined && transactionObstacle(transactionType, entity) === null;
}

/**
 * The office of a filing that may change it incidentally, such as a report: undefined where the filer left it as it was on record, so that
 * an address that another filing has changed since is not overwritten (reading 27).
 */
export const changedOffice = ({
  principalOfficeValues: office,
  recordValues,
}: Filing): Pick<EntityChange, 'principal_office'> =>
  recordValues && samePrincipalOffice(recordValues.principalOfficeValues, office)
    ? {}
    : { principal_office: JSON.stringify(office) };
