import type { Filing } from '#rules';
import { amendedName } from '#rules';
import { findHolding } from '../database/names';
import { findEntity } from '../entities/find-entity';
import type { Registry } from '../context';
import { fileAndPay, filingOnRecord } from './filing-on-record';
import { llcFiling } from './llc-filing';

/** Puts a company of this name on record; its ID. */
export const formCompany = async (registry: Registry, name: string): Promise<string> =>
  (await fileAndPay(registry, await llcFiling(registry, name))).receipt.masterId;

/** An entity as on record now. */
export async function entityOnRecord({ db }: Registry, entityId: string) {
  const entity = await findEntity(db, entityId);
  if (entity === undefined) throw new Error(`${entityId} is not on record.`);
  return entity;
}

/** Who has a name: an entity's number, a filing's reference, or nobody. */
export const holderOfName = async ({ db, clock }: Registry, name: string): Promise<string | null> =>
  (await findHolding(db, name, clock.now())).holding?.id ?? null;

/** An amendment that renames an entity, as the browser sends it once the name was found free. */
export async function renaming(registry: Registry, name: string, entityId: string): Promise<Filing> {
  const filing = await filingOnRecord(registry, 'amend', entityId);
  const entered = { ...filing.entityNameValues, name, isNameChanged: 'Y' as const, isNameValid: true };
  const availability = { isAvailable: true, isReserved: false, isAuthorizedToUse: null };
  return { ...filing, entityNameValues: amendedName({ ...entered, availability }, filing) };
}
