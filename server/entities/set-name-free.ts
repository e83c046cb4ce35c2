import { availabilityKey, languageEffect, nameFreeFrom, officeMidnight, recordName } from '#rules';
import type { Transaction } from 'kysely';
import { holdNameByLaw } from '../database/names';
import { isDueForLanguage, NAME_FACTS, nameByLaw, nameFacts } from '../database/names-set-free';
import type { Database } from '../database/tables';
import { changeEntity, keepsName } from './change-entity';
import { releaseFormerNames } from './former-names';

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
  await releaseFormerNames(tx, entityId, [entity.name]);
  return !keepsName(changed);
}

/** Sets a name free that somebody asks for, where its days are over and the job that writes it down has not come to it yet. */
export async function setHeldNameFree(tx: Transaction<Database>, name: string, now: Date): Promise<void> {
  const due = await tx
    .selectFrom('name_holding')
    .innerJoin('entity', 'entity.entity_id', 'name_holding.holder_id')
    .select('entity.entity_id')
    .where('name_holding.name_key', '=', availabilityKey(name))
    .where('name_holding.holder_kind', '=', 'entity')
    .where(isDueForLanguage(now))
    .executeTakeFirst();
  if (due !== undefined) await setNameFree(tx, due.entity_id, now);
}
