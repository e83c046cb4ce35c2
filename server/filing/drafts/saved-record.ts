import type { Filing } from '#rules';
import { withRecordFacts } from '#rules';
import type { Registry } from '../../context';
import { findEntity } from '../../entities/find-entity';
import { readSummary } from '../../entities/summarize';
import { requireSecureFiler } from '../../http/access';
import type { Principal } from '../../http/principal';

/**
 * A sanitized filing as the registry saves and prints it: with the facts of its entity from the record, whatever the browser sent, and
 * for nobody but the secure filer of an entity with secure filing (reading 38). A filing that began with an earlier version of the
 * record keeps what it showed of that one, so that payment start can tell what has changed since (reading 27).
 * @throws HttpFailure 401 or 403 for an entity with secure filing
 */
export async function withSavedRecord(
  { db, clock }: Registry,
  filing: Filing,
  principal: Principal,
): Promise<Filing> {
  const entity = filing.entityId === '' ? undefined : await findEntity(db, filing.entityId);
  if (entity === undefined) return filing;
  requireSecureFiler(principal, { entityId: entity.entity_id, hasSecureFiling: entity.sbf });
  const { recordValues, ...current } = withRecordFacts(
    filing,
    await readSummary(db, entity, filing.filingType, clock.now()),
  );
  const begunWith = filing.recordValues;
  if (begunWith === undefined) return current;
  return { ...current, recordValues: begunWith.version === entity.version ? recordValues : begunWith };
}
