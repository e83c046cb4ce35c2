import { resetAvailability } from '../names/entity-name-values';
import type { Filing } from '../filing/filing';

/**
 * A filing with the unchecked values of the open page. The registry's answer on a name is dropped when the name has changed.
 * @param before the filing as its pages were finished
 */
export const filingAsTyped = (before: Filing, typed: Filing): Filing =>
  typed.entityNameValues.name === before.entityNameValues.name
    ? typed
    : { ...typed, entityNameValues: resetAvailability(typed.entityNameValues) };
