import type { Transaction } from 'kysely';
import type { NameRequest } from '../database/names';
import { findHolding, holdsPermanently, reserveName, reserveNameUnlessFree } from '../database/names';
import type { Database } from '../database/tables';
import { setNameFree } from './set-name-free';

/**
 * Holds a name for a filing on an entity that may have it already: its present name in other letters, or the one that a delayed filing
 * will give it. The entity's holding then serves the filing as well. A name that the law has set free is taken from its former
 * entity, whether or not the job that writes that down has come to it yet.
 *
 * @param entityId empty for a filing that forms an entity
 * @returns false when somebody else holds the name
 */
export async function reserveNameOnEntity(
  tx: Transaction<Database>,
  entityId: string,
  request: NameRequest,
): Promise<boolean> {
  const { name, now } = request;
  if (entityId !== '' && (await holdsPermanently(tx, name, { kind: 'entity', id: entityId }))) return true;
  const { isKept, freeFrom } = await reserveNameUnlessFree(tx, request);
  if (freeFrom === null) return isKept;
  await setNameFree(tx, freeFrom, now);
  return reserveName(tx, request);
}

/**
 * Holds a name that a filing would like but does not need, or that an entity gets by an automatic effect: only where it is not reserved for
 * somebody else. A name that the entity holds already counts as held.
 * @returns false when another holder has the name, or has it reserved
 */
export async function reserveNameIfFree(
  tx: Transaction<Database>,
  entityId: string,
  request: NameRequest,
): Promise<boolean> {
  const { name, now } = request;
  if (await holdsPermanently(tx, name, { kind: 'entity', id: entityId })) return true;
  const { reserved } = await findHolding(tx, name, now);
  return reserved === undefined && (await reserveNameOnEntity(tx, entityId, request));
}
