import type { Filing } from '#rules';
import { amendedName, changesName, nameAfterwards, nameInEffect } from '#rules';
import type { Transaction } from 'kysely';
import { reserveNameIfFree } from '../../database/bare-names';
import type { Database } from '../../database/tables';
import { changeEntity } from '../../entities/change-entity';
import { releaseFormerNames } from '../../entities/former-names';
import { lockEntity } from '../../entities/lock-entity';
import type { FilingKind, RecordedFiling } from './filing-kind';
import { recordsNothing } from './on-record';

const newNameOf = ({ entityNameValues }: Filing): string | null =>
  changesName(entityNameValues) ? entityNameValues.name : null;

/** The new name without the statutory language of the record, for a delayed filing: it may have left the record by then. */
const bareNameOf = (filing: Filing): string | null => {
  const newName = newNameOf(filing);
  const isDelayed = filing.effectiveDateValues.effectiveAtTimeOfFilingRadio === 'N';
  if (newName === null || !isDelayed) return null;
  const bare = nameAfterwards(newName, filing.statusCode);
  return bare === newName ? null : bare;
};

/** The names of an entity when its amendment takes effect. */
interface Renaming {
  /** On record until now. */
  from: string;
  /** Held by the filing. */
  held: string;
  to: string;
}

/**
 * The new name of the entity. A cure, a reinstatement or a delinquency that took effect since the filing was made decides over the
 * statutory language; if that spelling belongs to another entity, the entity gets the one that the filing has held.
 */
async function renaming(
  tx: Transaction<Database>,
  { filing, entityId, effectiveAt }: RecordedFiling,
  held: string,
): Promise<Renaming> {
  const { name: from, status_code: statusCode } = await tx
    .selectFrom('entity')
    .select(['name', 'status_code'])
    .where('entity_id', '=', entityId)
    .executeTakeFirstOrThrow();
  const nameBefore = { oldName: filing.entityNameValues.oldName, statusCode: filing.statusCode };
  const wantedName = nameInEffect(held, nameBefore, { oldName: from, statusCode });
  if (wantedName === held) return { from, held, to: held };
  const holder = { kind: 'entity', id: entityId } as const;
  const request = { name: wantedName, holder, expiresAt: null, now: effectiveAt };
  const isFree = await reserveNameIfFree(tx, entityId, request);
  return { from, held, to: isFree ? wantedName : held };
}

/** Changes the name of the entity where the filing gives it another one. Text and attachments change nothing else on record. */
async function rename(tx: Transaction<Database>, recorded: RecordedFiling): Promise<void> {
  const { filing, entityId, transactionId, effectiveAt: at } = recorded;
  const newName = newNameOf(filing);
  if (newName === null) return;
  await lockEntity(tx, entityId);
  const { from, held, to } = await renaming(tx, recorded, newName);
  await changeEntity(tx, entityId, { name: to }, { at, cause: 'filing', transactionId });
  await releaseFormerNames(tx, entityId, [from, held, bareNameOf(filing) ?? held]);
}

/** Amends a limited liability company, a nonprofit corporation or an Article 55 cooperative association (W2-flow-amend). */
export const amendment: FilingKind = {
  begins: 'onRecord',
  changes: ['name'],
  heldName: newNameOf,
  bareName: bareNameOf,
  check: (filing) => ({
    filing: { ...filing, entityNameValues: amendedName(filing.entityNameValues, filing) },
    problems: [],
  }),
  record: recordsNothing,
  takeEffect: rename,
};
