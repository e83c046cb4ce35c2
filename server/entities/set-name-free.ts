import { languageEffect, nameFreeFrom, officeMidnight, recordName } from '#rules';
import type { Transaction } from 'kysely';
import { holdNameByLaw } from '../database/names';
import { NAME_FACTS, nameByLaw, nameFacts } from '../database/names-set-free';
import type { Database } from '../database/tables';
import { changeEntity, keepsName } from './change-entity';
import { releaseNamesExcept } from './former-names';

/**
 * Writes down what the law has made of the name of an entity by now: the statutory language enters it, and the name without it is free
 * for others (T11-400).
 * @returns false where that is not due, or is written already
 */
export async function setNameFree(tx: Transaction<Database>, entityId: string, now: Date): Promise<boolean> {
  const entity = await tx
    .selectFrom('entity')
    .select(NAME_FACTS)
    .where('entity_id', '=', entityId)
    .forUpdate()
    .executeTakeFirst();
  if (entity === undefined) return false;
  const day = nameFreeFrom(nameFacts(entity));
  if (day === null || nameByLaw(entity, now) === entity.name) return false;
  const changes = languageEffect(nameFacts(entity));
  const at = new Date(officeMidnight(day));
  const changed = await changeEntity(tx, entityId, changes, { at, cause: 'housekeeping' });
  await holdNameByLaw(tx, { entityId, name: recordName(changed.after), now });
  await releaseNamesExcept(tx, { entityId, name: recordName(changed.after) }, [entity.name]);
  return !keepsName(changed);
}
