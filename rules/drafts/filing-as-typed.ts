import { resetAvailability } from '../names/entity-name-values';
import type { Filing } from '../filing/filing';

/**
 * A filing with what stands on an open page, which nobody has checked: what the registry said of a name does not hold of another one.
 * @param before the filing as its pages were finished
 */
export const filingAsTyped = (before: Filing, typed: Filing): Filing =>
  typed.entityNameValues.name === before.entityNameValues.name
    ? typed
    : { ...typed, entityNameValues: resetAvailability(typed.entityNameValues) };
