import type { Filing } from '#rules';
import { isFormation, isSupportedFiling, withUneditedPartsUpdated } from '#rules';
import type { Registry } from '../../context';
import { findVersion } from '../../entities/changed-facts';
import type { EntityOnRecord } from '../../entities/find-entity';
import { requireSecureFiler } from '../../contract/access';
import { HttpFailure } from '../../failures/failure';
import type { Principal } from '../../callers/principal';
import { findDraftOf } from './drafts';
import { entityOfFiling, withFactsOnRecord } from './facts-on-record';
import { UNKNOWN_ENTITY } from './unknown-entity';
import { withVerifiedAddresses } from './verify-addresses';

/**
 * A sanitized filing with the facts of its entity from the record as it is now, whatever the browser sent, and for nobody but the secure
 * filer of an entity with secure filing (reading 38); with its entity. Undefined where no entity of the filing is on record.
 * @throws HttpFailure 401 or 403 for an entity with secure filing
 */
async function withPresentRecord(
  registry: Registry,
  filing: Filing,
  principal: Principal,
): Promise<{ present: Filing; entity: EntityOnRecord } | undefined> {
  const entity = await entityOfFiling(registry, filing);
  if (entity === undefined) return undefined;
  requireSecureFiler(principal, { entityId: entity.entity_id, hasSecureFiling: entity.sbf });
  return { present: await withFactsOnRecord(registry, filing, entity), entity };
}

/**
 * A filing with the facts of the present record, whose unedited parts are updated too. The registry's own history says what an earlier
 * version contained. Returns the very same filing where nothing is to be updated.
 */
async function withPartsRenewed(
  { db }: Registry,
  present: Filing,
  version: number | undefined,
): Promise<Filing> {
  const { recordValues, entityId } = present;
  if (recordValues === undefined || version === undefined || version === recordValues.version) return present;
  const earlier = await findVersion(db, entityId, version);
  if (earlier === undefined) return present;
  const { principal_office: principalOfficeValues, agent: registeredAgentValues } = earlier;
  return withUneditedPartsUpdated(present, { principalOfficeValues, registeredAgentValues }, recordValues);
}

/**
 * A filing that goes on with the present record after its filer was told what has changed: facts and unedited parts are those of the
 * record, and an office that is renewed is verified like that of a new filing (reading 27). The very same filing where it forms an entity.
 */
export async function withRecordRenewed(
  registry: Registry,
  filing: Filing,
  entity: EntityOnRecord | undefined,
): Promise<Filing> {
  if (entity === undefined) return filing;
  const present = await withFactsOnRecord(registry, filing, entity);
  const renewed = await withPartsRenewed(registry, present, filing.recordValues?.version);
  if (renewed.principalOfficeValues === present.principalOfficeValues) return renewed;
  const { principalOfficeValues } = await withVerifiedAddresses(registry, renewed, null);
  return { ...renewed, principalOfficeValues };
}

/**
 * A filing as it is printed: nothing is printed about an unknown entity, since all of it would come from the browser alone.
 * @throws HttpFailure as `withPresentRecord`, and 422 for a filing on an entity that is not on record
 */
export async function withRecordToPrint(
  registry: Registry,
  filing: Filing,
  principal: Principal,
): Promise<Filing> {
  const onRecord = await withPresentRecord(registry, filing, principal);
  if (onRecord === undefined && isSupportedFiling(filing.filingType) && !isFormation(filing.filingType))
    throw new HttpFailure(422, UNKNOWN_ENTITY.message, { problems: [UNKNOWN_ENTITY] });
  return onRecord ? withPartsRenewed(registry, onRecord.present, filing.recordValues?.version) : filing;
}

/**
 * The saved version of a filing that claims to have the present record but still has unedited values of the earlier version with which it
 * was saved: its filer has not seen what it would undo on record. Undefined for any other filing.
 */
async function draftBehindRecord(registry: Registry, present: Filing): Promise<Filing | undefined> {
  const draft = await findDraftOf(registry.db, present);
  if (draft?.entityId !== present.entityId) return undefined;
  const renewed = await withPartsRenewed(registry, present, draft.recordValues?.version);
  return renewed === present ? undefined : draft;
}

/** A filing as the registry saves it, and its entity on record. */
interface SavedFiling {
  filing: Filing;
  entity?: EntityOnRecord;
}

/**
 * A filing as the registry saves it. If it began with an earlier version of the record, it keeps that version's values, so that payment
 * start can tell what has changed since (reading 27).
 * @throws HttpFailure as `withPresentRecord`
 */
export async function withSavedRecord(
  registry: Registry,
  filing: Filing,
  principal: Principal,
): Promise<SavedFiling> {
  const onRecord = await withPresentRecord(registry, filing, principal);
  if (onRecord === undefined) return { filing };
  const { present, entity } = onRecord;
  const { recordValues, ...current } = present;
  const begunWith = filing.recordValues;
  if (begunWith === undefined) return { filing: current, entity };
  if (begunWith.version !== recordValues?.version)
    return { filing: { ...current, recordValues: begunWith }, entity };
  const draft = await draftBehindRecord(registry, present);
  return { filing: { ...current, recordValues: draft?.recordValues ?? recordValues }, entity };
}
