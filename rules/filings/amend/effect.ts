import type { Filing } from '../../filing/filing';
import { changesName } from '../../names/entity-name-values';
import { nameAfterwards } from '../../names/statutory-suffix';
import { amendedName } from '../../names/name-change';
import { partsOfName } from '../../names/parts-of-name';
import type { FilingEffect } from '../declare-effect';

const newNameOf = ({ entityNameValues }: Filing): string | null =>
  changesName(entityNameValues) ? entityNameValues.name : null;

/**
 * An amendment sets the name alone: over the statutory language behind it decides what the record says on the day of the effect
 * (W4-name-suffix). Text and attachments change nothing on record.
 */
export const amendEffect: FilingEffect = {
  about: ['name'],
  sets: ({ entityNameValues, statusCode }) =>
    changesName(entityNameValues)
      ? [{ set: { name: nameAfterwards(entityNameValues.name, statusCode) } }]
      : [],
  // A cure or a reinstatement since has taken the statutory language, and that spelling is another entity's: the name is the one held.
  alternatives: ({ entityNameValues, statusCode }) => [
    [{ set: partsOfName(entityNameValues.name, statusCode) }],
  ],
  heldName: newNameOf,
  /** The new name without the statutory language of the record, for a delayed filing: it may have left the record by then. */
  bareName: (filing) => {
    const newName = newNameOf(filing);
    const isDelayed = filing.effectiveDateValues.effectiveAtTimeOfFilingRadio === 'N';
    if (newName === null || !isDelayed) return null;
    const bare = nameAfterwards(newName, filing.statusCode);
    return bare === newName ? null : bare;
  },
  settle: (filing) => ({
    filing: { ...filing, entityNameValues: amendedName(filing.entityNameValues, filing) },
    problems: [],
  }),
};
