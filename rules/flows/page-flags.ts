import type { Filing } from '../filing/filing';
import { formedEntityType } from '../filing/formations';
import type { KnownFacts } from '../filing/known-facts';
import { knownFacts } from '../filing/known-facts';
import { declarationOf, STEPS, type FlagOfStep } from '../steps/all-steps';
import type { StepDeclaration } from '../steps/declare-step';
import { flowPages } from './flow';
import type { FlowRow } from './flow-row';
import { sectionsOfRow } from './row-sections';

/** A name of the page flags of W section 3 (Global control, filingPages), without `pagesInitialized`. */
export type PageFlag = FlagOfStep | 'additionalInfoIsRequired';

type Flagged = Pick<StepDeclaration, 'flag'>;
const flagsIn = (declared: readonly Flagged[]): FlagOfStep[] =>
  declared.flatMap(({ flag }) => (flag === undefined ? [] : [flag as FlagOfStep]));

/** All of them, in the order of the steps. */
export const PAGE_FLAGS: readonly PageFlag[] = [
  ...STEPS.flatMap((step: StepDeclaration) => flagsIn([step, ...(step.sections ?? [])])),
  'additionalInfoIsRequired',
];

/** Which pages a filing has. */
export type FilingPages = { pagesInitialized: boolean } & Record<PageFlag, boolean>;

/** The entity that a filing forms is of the type that it forms, whatever a browser sent. */
const requires = (rows: readonly FlowRow[], { filingType, entityType }: KnownFacts): boolean => {
  const type = (filingType && formedEntityType(filingType)) || entityType;
  return type !== '' && rows.some(({ requiredOf }) => requiredOf?.includes(type));
};

/** The page flags of a filing (W3-page-flags): what its flow has for its type, its entity's type and the fraud check. */
export const pageFlags = (filing: Pick<Filing, keyof KnownFacts>): FilingPages => {
  const facts = knownFacts(filing);
  const rows = flowPages(facts);
  const set = new Set<PageFlag>(
    rows.flatMap((row) => flagsIn([declarationOf(row.step), ...sectionsOfRow(row)])),
  );
  if (requires(rows, facts)) set.add('additionalInfoIsRequired');
  const flags = Object.fromEntries(PAGE_FLAGS.map((flag) => [flag, set.has(flag)]));
  return { pagesInitialized: facts.filingType !== '', ...(flags as Record<PageFlag, boolean>) };
};
