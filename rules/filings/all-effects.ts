import type { FilingType } from '../filing/filing-type';
import type { SupportedFiling } from '../filing/supported-filings';
import { amendEffect } from './amend/effect';
import { chgmaEffect } from './chgma/effect';
import { chgpoaEffect } from './chgpoa/effect';
import { chgraEffect } from './chgra/effect';
import type { FilingEffect } from './declare-effect';
import { dissolveEffect } from './dissolve/effect';
import { formationEffect } from './formation-effect';
import { reportEffect } from './report/effect';
import { restorationEffect } from './restoration-effect';
import { revokeEffect } from './revoke/effect';

const EFFECTS: Readonly<Record<SupportedFiling, FilingEffect>> = {
  llc: formationEffect,
  dpc: formationEffect,
  dnc: formationEffect,
  dc55: formationEffect,
  dc56: formationEffect,
  report: reportEffect,
  amend: amendEffect,
  reinstate: restorationEffect,
  cure: restorationEffect,
  chgpoa: chgpoaEffect,
  chgra: chgraEffect,
  dissolve: dissolveEffect,
  revoke: revokeEffect,
  chgma: chgmaEffect,
};

const BY_TYPE: ReadonlyMap<string, FilingEffect> = new Map(Object.entries(EFFECTS));

/** What a filing does to the record; undefined for one that the registry does not support. */
export const findEffect = (filingType: FilingType | ''): FilingEffect | undefined => BY_TYPE.get(filingType);

/**
 * The same of a filing that was let through to payment.
 * @throws {Error} for one that the registry does not support
 */
export const effectOf = ({ filingType }: { filingType: FilingType | '' }): FilingEffect => {
  const effect = findEffect(filingType);
  if (effect === undefined) throw new Error(`The registry does not support filings of type "${filingType}".`);
  return effect;
};
