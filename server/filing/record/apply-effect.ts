import type { EffectChange, EffectFacts, OvertakenFact } from '#rules';
import { alternativesOfFiling, effectOf, effectOfFiling, recordName, revokedBy } from '#rules';
import type { Transaction } from 'kysely';
import { holdNameByLaw } from '../../database/names';
import type { Database } from '../../database/tables';
import type { ChangeCause } from '../../entities/change-entity';
import { changeEntity, keepsName, previewChange } from '../../entities/change-entity';
import { releaseNamesExcept } from '../../entities/former-names';
import { lockEntity } from '../../entities/lock-entity';
import { reserveNameIfFree } from '../../entities/reserve-name';
import { insertAgent, keepsAgent } from './insert-agent';
import { revokeFiling } from './revoke-filing';
import type { RecordedFiling } from './recorded-filing';

const causeOf = ({
  transactionId,
  filedAt: receivedAt,
  effectiveAt: at,
  isLate = false,
}: RecordedFiling): ChangeCause => ({ cause: 'filing', transactionId, receivedAt, at, isLate });

const namesAgent = async (tx: Transaction<Database>, { filing }: RecordedFiling): Promise<boolean> =>
  effectOf(filing).about.includes('registeredAgent') && !(await keepsAgent(tx, filing));

/** Whether the entity can have the name that these changes give it: it keeps its present one, or nobody else has the new one. */
async function canHaveName(
  tx: Transaction<Database>,
  { entityId, effectiveAt: now }: RecordedFiling,
  changes: readonly EffectChange[],
  cause: ChangeCause,
): Promise<boolean> {
  const preview = await previewChange(tx, entityId, changes, cause);
  const holder = { kind: 'entity', id: entityId } as const;
  const name = recordName(preview.after);
  return keepsName(preview) || reserveNameIfFree(tx, entityId, { name, holder, expiresAt: null, now });
}

/** The changes of the filing: the first whose name the entity can have, and the last alternative where it can have none. */
async function changesOf(
  tx: Transaction<Database>,
  recorded: RecordedFiling,
  given: EffectFacts,
): Promise<EffectChange[]> {
  const { filing } = recorded;
  let changes = effectOfFiling(filing, given);
  for (const alternative of alternativesOfFiling(filing, given)) {
    if (await canHaveName(tx, recorded, changes, causeOf(recorded))) break;
    changes = alternative;
  }
  return changes;
}

/**
 * A filing takes effect on its entity, at its place in the order of effects (T1-fold). Runs once a filing: at its moment, or for one under
 * the fraud check when staff have approved it. Names that the entity does not have any more are let go.
 * @returns what it did not set, since later effects have
 */
export async function applyEffect(
  tx: Transaction<Database>,
  recorded: RecordedFiling,
): Promise<OvertakenFact[]> {
  const { filing, entityId, effectiveAt, formed } = recorded;
  const { heldName, bareName } = effectOf(filing);
  if (formed === undefined) await lockEntity(tx, entityId);
  const given: EffectFacts = {
    at: effectiveAt.toISOString(),
    ...((await namesAgent(tx, recorded)) && { registeredAgent: await insertAgent(tx, filing) }),
  };
  const changes = await changesOf(tx, recorded, given);
  const changed = await changeEntity(tx, entityId, changes, causeOf(recorded), formed);
  // What the law puts into the name makes another one of it, which the filing has not held.
  if (!keepsName(changed))
    await holdNameByLaw(tx, { entityId, name: recordName(changed.after), now: effectiveAt });
  const document = revokedBy(filing);
  if (document !== '' && !(await revokeFiling(tx, { entityId, document })))
    throw new Error(`The filing ${document} was not to be revoked any more.`);
  const heldNames = [heldName?.(filing) ?? null, bareName?.(filing) ?? null];
  const formerNames = [recordName(changed.before), ...heldNames].filter((name) => name !== null);
  await releaseNamesExcept(tx, { entityId, name: recordName(changed.after) }, formerNames);
  return changed.overtaken;
}

/** What the filing would not set if it took effect now, for those who decide about it. Nothing is written. */
export async function previewOvertaken(
  tx: Transaction<Database>,
  recorded: RecordedFiling,
): Promise<OvertakenFact[]> {
  const given: EffectFacts = {
    at: recorded.effectiveAt.toISOString(),
    // The agent gets a number of its own once the filing takes effect.
    ...((await namesAgent(tx, recorded)) && { registeredAgent: '' }),
  };
  const changes = effectOfFiling(recorded.filing, given);
  return (await previewChange(tx, recorded.entityId, changes, causeOf(recorded))).overtaken;
}
