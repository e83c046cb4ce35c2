import type { Filing, StepProblem } from '#rules';
import {
  asksForAnotherName,
  entersAnotherName,
  nameAfterFiling,
  nameAfterwards,
  officeDay,
  restoredName,
  reportDueDate,
  withRestoredName,
} from '#rules';
import type { Transaction } from 'kysely';
import { reserveNameIfFree } from '../../database/bare-names';
import type { Database } from '../../database/tables';
import { changeEntity } from '../../entities/change-entity';
import { releaseFormerNames } from '../../entities/former-names';
import { lockEntity } from '../../entities/lock-entity';
import type { FilingKind, KindCheck, NamesOfOthers, RecordedFiling } from './filing-kind';
import { agentOrKept } from './insert-agent';
import { canStillFile, changedOffice, recordsNothing } from './on-record';

/** The entity can have its own name back, while the filer has entered another one: they see it before they pay. */
const ownNameIsFree = (filing: Filing): StepProblem => ({
  step: 'staticentityname',
  path: 'name',
  code: 'mismatch',
  message: `The name ${restoredName(filing)} is free again, and the entity keeps it. Save this page to go on with it.`,
});

/**
 * The browser does not decide the name of the entity without its statutory language. Only where another entity has that name now does the
 * filing contain a different one (reading 24).
 */
async function settleName(filing: Filing, names: NamesOfOthers): Promise<KindCheck> {
  const checkedFiling = withRestoredName(filing);
  if (!entersAnotherName(filing)) return { filing: checkedFiling, problems: [] };
  const isFree = await names.isFree(checkedFiling.entityNameValues.name);
  return isFree ? { filing: checkedFiling, problems: [ownNameIsFree(filing)] } : { filing, problems: [] };
}

/**
 * Of three names (on record, held by the filing, and the entity's future one), the future one is the held one; or, where an amendment has
 * renamed the entity since, the new name without statutory language, unless another entity has it.
 */
async function renaming(
  tx: Transaction<Database>,
  { filing, entityId, effectiveAt: now }: RecordedFiling,
): Promise<{ from: string; held: string; to: string }> {
  const nameToHold = nameAfterFiling(filing);
  const { name: from, status_code } = await tx
    .selectFrom('entity')
    .select(['name', 'status_code'])
    .where('entity_id', '=', entityId)
    .executeTakeFirstOrThrow();
  const { entityNameValues } = filing;
  const unchanged = { from, held: nameToHold, to: nameToHold };
  if (from === entityNameValues.oldName || asksForAnotherName(entityNameValues)) return unchanged;
  const to = nameAfterwards(from, status_code);
  const holder = { kind: 'entity', id: entityId } as const;
  const isFree = await reserveNameIfFree(tx, entityId, { name: to, holder, expiresAt: null, now });
  return isFree ? { from, held: nameToHold, to } : unchanged;
}

/**
 * The entity is in good standing under its name without statutory language. Its periodic reports are due again from the month of the
 * effect (reading 13).
 */
async function restore(tx: Transaction<Database>, recorded: RecordedFiling): Promise<void> {
  const { filing, entityId, transactionId, effectiveAt } = recorded;
  const day = officeDay(effectiveAt.toISOString());
  await lockEntity(tx, entityId);
  const { from, held, to } = await renaming(tx, recorded);
  await changeEntity(
    tx,
    entityId,
    {
      name: to,
      status_code: 'GOOD',
      ...changedOffice(filing),
      ...(await agentOrKept(tx, filing)),
      delinquency_date: null,
      dissolution_date: null,
      reporting_month: Number(day.slice(5, 7)),
      report_due: reportDueDate(day, effectiveAt.toISOString()),
    },
    { at: effectiveAt, cause: 'filing', transactionId },
  );
  await releaseFormerNames(tx, entityId, [from, held]);
}

/** Reinstates a dissolved entity, or cures the delinquency of one (W2-flow-reinstate, W2-flow-cure). */
export const restoration: FilingKind = {
  begins: 'onRecord',
  changes: ['name', 'status', 'principalOffice', 'registeredAgent'],
  heldName: nameAfterFiling,
  check: settleName,
  // Another filing may have restored the entity since.
  isStillDue: canStillFile,
  record: recordsNothing,
  takeEffect: restore,
};
