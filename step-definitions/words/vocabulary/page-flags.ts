import { declarationOf, STEP_NAMES, type PageFlag } from '#rules';

/** Flags whose noun is not what features call the step. */
const OTHERWISE: Readonly<Partial<Record<PageFlag, string>>> = {
  hasStaticEntityName: 'name on record',
  hasStatute: 'statute',
  hasPoa: 'principal office',
  hasFormation: 'persons forming',
  hasFilers: 'filers',
  additionalInfoIsRequired: 'required additional information',
};

const ofSteps = STEP_NAMES.map(declarationOf).flatMap(({ flag, inFeatures }) =>
  flag === undefined ? [] : [[flag, inFeatures] as const],
);

/** What a filing asks for, as the business names it, by the page flag of the specification behind it. */
export const NOUN_OF_PAGE_FLAG: ReadonlyMap<string, string> = new Map([
  ...ofSteps,
  ...Object.entries(OTHERWISE),
]);
