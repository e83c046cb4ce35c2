import { contentOf } from './content-of';
import type { Filing } from './filing';

const partsOf = (filing: Filing) => Object.keys(filing) as (keyof Filing)[];

/** One filing made of what two places have entered. */
export interface MergedFilings {
  filing: Filing;
  /** Parts that both have changed, each otherwise: the saved ones stay, and the filer has to be told. */
  overtaken: readonly (keyof Filing)[];
  /** Parts that only the other one has changed. */
  taken: readonly (keyof Filing)[];
}

/**
 * Puts together what is entered here and what another device has saved meanwhile. A part that only one of them has changed keeps that
 * change; of one that both have changed the saved one stays.
 * @param begun the filing as it was when it was last the same in both
 */
export function mergeFilings(begun: Filing, entered: Filing, saved: Filing): MergedFilings {
  const merged: Record<string, unknown> = { ...saved };
  const overtaken: (keyof Filing)[] = [];
  const taken: (keyof Filing)[] = [];
  for (const part of new Set([...partsOf(entered), ...partsOf(saved)])) {
    const [before, mine, theirs] = [begun[part], entered[part], saved[part]].map(contentOf);
    if (mine === theirs) continue;
    if (mine === before) taken.push(part);
    else if (theirs === before) merged[part] = entered[part];
    else overtaken.push(part);
  }
  return { filing: merged as unknown as Filing, overtaken, taken };
}
