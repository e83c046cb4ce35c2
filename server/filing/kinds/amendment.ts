import type { Filing } from '#rules';
import { amendedName, changesName, nameAfterwards, partsOfName } from '#rules';
import type { FilingKind } from './filing-kind';
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
  // A cure or a reinstatement since has taken the statutory language, and that spelling is another entity's: the name is the one held.
  alternatives: ({ entityNameValues, statusCode }) => [
    [{ set: partsOfName(entityNameValues.name, statusCode) }],
  ],
};
