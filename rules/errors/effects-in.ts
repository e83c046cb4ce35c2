import { evaluate } from '../decision-table/evaluate';
import type { Catalog } from './catalog-row';
import type { Effect } from './effect';
import { withStatusFilledIn } from './effect';
import type { CatalogOperation } from './operations';
import type { Outcome } from './outcome';
import { answeredStatus } from './outcome';

/** A status that no service sends counts as one of the unknown ones. */
const knownStatus = (status: number, largest: number): number =>
  Number.isInteger(status) && status >= 0 && status <= largest ? status : largest;

/** The effects that a catalog has for the outcome of an operation; none for plain success. */
export const effectsIn = (
  catalog: Catalog,
  operation: CatalogOperation,
  outcome: Outcome,
): readonly Effect[] => {
  const status = answeredStatus(outcome);
  const effects = evaluate(catalog, {
    operation,
    answered: outcome.kind !== 'noResponse',
    status: knownStatus(status, catalog.inputs.status.to),
  });
  return effects.map((effect) => withStatusFilledIn(effect, status));
};
