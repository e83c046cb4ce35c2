import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { FilingType } from '../filing/filing-type';
import { FILING_TYPES } from '../filing/filing-type';
import { isSupportedFiling } from '../filing/supported-filings';
import { BASE_PATH, filingPath } from '../navigation/paths';
import { firstStep } from './first-step';
import { isStepOfAny } from './flow';
import type { StepName } from '../steps/all-steps';
import { STEP_NAMES } from '../steps/all-steps';

/** Pages of the filing area that are not a filing (W2-routes). */
const OTHER_PAGES = ['unavailable', 'devapphome', 'showstate'] as const;
type OtherPage = (typeof OTHER_PAGES)[number];

/** What an address of the filing area shows. `path` is complete, with the query that it came with. */
export type FilingRoute =
  | { kind: 'step'; filingType: FilingType; step: StepName }
  | { kind: 'unavailable'; filingType: FilingType }
  | { kind: 'redirect'; path: string }
  | { kind: 'page'; page: OtherPage }
  | { kind: 'notFound' };

export const FILING_ROUTE_TABLE = defineTable<FilingRoute['kind']>()({
  name: 'What an address of the filing area shows',
  source: 'W2-unknown',
  hitPolicy: 'unique',
  inputs: {
    type: choice(['offered', 'notOffered', 'otherPage', 'unknown']),
    step: choice(['ofTheFiling', 'unknown', 'none']),
  },
  rows: [
    { when: { type: 'offered', step: 'ofTheFiling' }, then: 'step' },
    { when: { type: 'offered', step: { except: 'ofTheFiling' } }, then: 'redirect' },
    { when: { type: 'notOffered' }, then: 'unavailable' },
    { when: { type: 'otherPage' }, then: 'page' },
    { when: { type: 'unknown' }, then: 'notFound' },
  ],
});

const AREA = `${BASE_PATH}/filing/`;

/** The two parts after `/business/filing/`; what follows a step's name is passed over, as in `additionalinfo/more`. */
const partsOf = (path: string): readonly string[] =>
  path.startsWith(AREA) ? path.slice(AREA.length).split('/') : [];

/**
 * What an address of the filing area shows: `/business/filing/{type}/{step}` (W2-routes). The root of a filing, and every path
 * that is not a step of it, lead to its first page (W2-unknown). Every path of a filing that is not offered says so (W2-unavailable).
 * @param address path with or without a query; anything else is not found
 * @param isOffered which filings can be begun; those that the registry supports unless the caller knows more
 */
export const filingRoute = (
  address: string,
  isOffered: (filingType: FilingType) => boolean = isSupportedFiling,
): FilingRoute => {
  const [path = '', ...query] = address.split('?');
  const [typePart = '', stepPart = ''] = partsOf(path);
  const filingType = FILING_TYPES.find((type) => type === typePart);
  const page = OTHER_PAGES.find((other) => other === typePart);
  const knownStep = STEP_NAMES.find((step) => step === stepPart);
  const step = filingType && knownStep && isStepOfAny(filingType, knownStep) ? knownStep : undefined;
  const offer = (type: FilingType) => (isOffered(type) ? 'offered' : 'notOffered');
  const kind = evaluate(FILING_ROUTE_TABLE, {
    type: filingType ? offer(filingType) : page ? 'otherPage' : 'unknown',
    step: step ? 'ofTheFiling' : stepPart ? 'unknown' : 'none',
  });
  if (kind === 'step' && filingType && step) return { kind, filingType, step };
  if (kind === 'unavailable' && filingType) return { kind, filingType };
  if (kind === 'page' && page) return { kind, page };
  if (kind !== 'redirect' || !filingType) return { kind: 'notFound' };
  return { kind, path: [filingPath(filingType, firstStep(filingType)), ...query].join('?') };
};
