import type { EffectChange, Filing, RecordFacts, StepProblem } from '#rules';
import {
  comesBackReinstated,
  entersAnotherName,
  nameAfterFiling,
  effectOfFiling,
  restoredName,
  withNameOfOthers,
  withRestoredName,
} from '#rules';
import type { FilingKind, KindCheck, NamesOfOthers } from './filing-kind';
import { canStillFile, recordsNothing } from './on-record';

/** The entity can have its own name back, while the filer has entered another one: they see it before they pay. */
const ownNameIsFree = (filing: Filing): StepProblem => ({
  step: 'staticentityname',
  path: 'name',
  code: 'mismatch',
  message: `The name ${restoredName(filing)} is free again, and the entity keeps it. Save this page to go on with it.`,
});

/** Others have the entity's own name, which the filer has not seen yet: they see it before they pay. */
const ownNameIsTaken = (settled: Filing): StepProblem => ({
  step: 'staticentityname',
  path: 'name',
  code: 'mismatch',
  message: `The entity comes back as ${nameAfterFiling(settled)}, since others have its own name now. Save this page to go on with it.`,
});

/**
 * The browser does not decide the name of the entity without its statutory language. Only where another entity has that name now does the
 * filing contain a different one (reading 24): one that the filer has entered, or for a reinstatement the name with the day.
 */
async function settleName(filing: Filing, names: NamesOfOthers): Promise<KindCheck> {
  const restored = withRestoredName(filing);
  const ofOthers = withNameOfOthers(filing, names.now);
  const hasOther = comesBackReinstated(ofOthers) ? comesBackReinstated(filing) : entersAnotherName(filing);
  if (!comesBackReinstated(ofOthers) && !hasOther) return { filing: restored, problems: [] };
  // Who may use a name that is reserved for somebody else has said so.
  const isAuthorized = restored.entityNameValues.availability?.isAuthorizedToUse === true;
  if (isAuthorized || (await names.isFree(restored.entityNameValues.name)))
    return { filing: restored, problems: hasOther ? [ownNameIsFree(filing)] : [] };
  if (!comesBackReinstated(ofOthers)) return { filing, problems: [] };
  return { filing: ofOthers, problems: hasOther ? [] : [ownNameIsTaken(ofOthers)] };
}

const withoutLanguage = ({ statutoryLanguage: _, ...facts }: Partial<RecordFacts>): EffectChange['set'] =>
  facts;

/** Reinstates a dissolved entity, or cures the delinquency of one (W2-flow-reinstate, W2-flow-cure). */
export const restoration: FilingKind = {
  begins: 'onRecord',
  changes: ['name', 'status', 'principalOffice', 'registeredAgent'],
  heldName: nameAfterFiling,
  check: settleName,
  // Another filing may have restored the entity since.
  isStillDue: canStillFile,
  record: recordsNothing,
  // An amendment since has renamed the entity, and that name without statutory language is another entity's: the filing gives the name that
  // it has held; where a later amendment overrides that as well, the statutory language stays.
  alternatives: (filing, given) => {
    const changes = effectOfFiling(filing, given);
    return [
      changes.map(({ set, ...when }) => ({ ...when, set: { ...set, name: nameAfterFiling(filing) } })),
      changes.map(({ set, ...when }) => ({ ...when, set: withoutLanguage(set) })),
    ];
  },
};
