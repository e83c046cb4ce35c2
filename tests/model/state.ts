import type { EditState, Filing, StepName } from '#rules';
import { initialEditState } from '#rules';
import { FULL } from '../../step-definitions/samples/sections';
import type { Root } from './root';
import { beginningOf } from './root';

/** Where the filer is: at a step, in the registered-agent wizard, or off at the list of forms. */
export type Place = StepName | 'agent wizard' | 'forms';

/** One state of the model: everything that decides what can happen next. */
export interface ModelState {
  place: Place;
  filing: Filing;
  edit: EditState;
  /** The cancel confirmation is open. */
  asks: boolean;
  /** A filing is in progress in this window. */
  isInitialized: boolean;
  returnedFromPayment: boolean;
  /** The filer has asked for a step out of its order; no more of that, and no Back, is explored. */
  isJumped: boolean;
}

/** A filer at the list of forms, with nothing in progress. */
export const initialState = (root: Root): ModelState => ({
  place: 'forms',
  filing: beginningOf(root),
  edit: initialEditState(),
  asks: false,
  isInitialized: false,
  returnedFromPayment: false,
  isJumped: false,
});

/** In addition to its sections. */
const OTHERS: readonly (keyof Filing)[] = [
  'filingType',
  'entityType',
  'adminFraudCheck',
  'email',
  'statute',
  'revokes',
];

const sectionIds = new WeakMap<object, number>();
const idsByText = new Map<string, number>();

const idOfText = (text: string): number => {
  const id = idsByText.get(text) ?? idsByText.size;
  idsByText.set(text, id);
  return id;
};

/** A number that equal values share; sections are shared between filings, so that most of them are written out once. */
export const idOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return idOfText(String(value));
  const known = sectionIds.get(value);
  if (known !== undefined) return known;
  const id = idOfText(JSON.stringify(value));
  sectionIds.set(value, id);
  return id;
};

/** The parts of a filing that can differ within the model: its sections, and what decides its flow. */
const VARYING = (Object.keys(FULL) as (keyof Filing)[]).filter(
  (key) => typeof FULL[key] === 'object' || OTHERS.includes(key),
);

const filingIds = new WeakMap<Filing, number>();

/** The ID of a filing's content: filings with the same content share it. */
export const filingId = (filing: Filing): number => {
  const known = filingIds.get(filing);
  if (known !== undefined) return known;
  const id = idOfText(VARYING.map((part) => idOf(filing[part])).join());
  filingIds.set(filing, id);
  return id;
};

/** Equal for states that are the same: whether the filing was edited before decides nothing. */
export const stateKey = ({ place, filing, edit, asks, ...flags }: ModelState): string => {
  const { redirected, previousPage } = edit.navigation;
  const marks = [redirected, asks, flags.isInitialized, flags.returnedFromPayment, flags.isJumped];
  return `${filingId(filing)} ${place} ${previousPage} ${marks.map(Number).join('')}`;
};
