import type { Filing } from '#rules';
import { withRecordFacts } from '#rules';
import type { Registry } from '../../context';
import { findEntity } from '../../entities/find-entity';
import { readSummary } from '../../entities/summarize';
import { requireSecureFiler } from '../../http/access';
import type { Principal } from '../../http/principal';

/**
 * A sanitized filing as the registry prints it: with the facts of its entity from the record as it is now, whatever the browser sent,
 * and for nobody but the secure filer of an entity with secure filing (reading 38).
 * @throws HttpFailure 401 or 403 for an entity with secure filing
 */
export async function withPresentRecord(
  { db, clock }: Registry,
  filing: Filing,
  principal: Principal,
): Promise<Filing> {
  const entity = filing.entityId === '' ? undefined : await findEntity(db, filing.entityId);
  if (entity === undefined) return filing;
  requireSecureFiler(principal, { entityId: entity.entity_id, hasSecureFiling: entity.sbf });
  return withRecordFacts(filing, await readSummary(db, entity, filing.filingType, clock.now()));
}

/**
 * The same as the registry saves it. A filing that began with an earlier version of the record keeps what it showed of that one, so that
 * payment start can tell what has changed since (reading 27).
 * @throws HttpFailure as `withPresentRecord`
 */
export async function withSavedRecord(
  registry: Registry,
  filing: Filing,
  principal: Principal,
): Promise<Filing> {
  const present = await withPresentRecord(registry, filing, principal);
  if (present === filing) return filing;
  const { recordValues, ...current } = present;
  const begunWith = filing.recordValues;
  if (begunWith === undefined) return current;
  return {
    ...current,
    recordValues: begunWith.version === recordValues?.version ? recordValues : begunWith,
  };
}
