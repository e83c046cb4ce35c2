import { needsVerification } from '../../addresses/verification';
import { evaluate } from '../../decision-table/evaluate';
import type { Address } from '../../filing-parts/address';
import type { Filer, YesNo } from '../../filing-parts/sections';
import type { PiiEffect, PiiMode, PiiStep } from './pii-list-table';
import { PII_LIST_TABLE } from './pii-list-table';

/** The page of a request to remove personal data: its mode, its filers, and which of them is edited. */
export interface PiiListState {
  mode: PiiMode;
  /** Position of the filer who is edited; null in the other modes. */
  index: number | null;
  filers: readonly Filer[];
  additionalFilers: YesNo;
}

/** What happens on the page. `next` with a filer adds it; without one it leaves the list. */
export type PiiListEvent =
  | { kind: 'next'; filer?: Filer; additionalFilers: YesNo }
  | { kind: 'save'; filer: Filer }
  | { kind: 'edit'; index: number }
  | { kind: 'delete'; index: number }
  | { kind: 'addAnother' }
  | { kind: 'cancel' };

/** The page as it opens: the list when the request has filers already, an empty form otherwise. */
export const openPiiList = (filers: readonly Filer[] = []): PiiListState => ({
  mode: filers.length ? 'list' : 'add',
  index: null,
  filers,
  additionalFilers: '',
});

/** The main action of the page in each mode: its name, and what it is (A2-pii). */
export const PII_PRIMARY_ACTIONS = {
  add: { label: 'Next', event: 'next' },
  edit: { label: 'Save', event: 'save' },
  list: { label: 'Next', event: 'next' },
} as const satisfies Record<PiiMode, { label: string; event: PiiListEvent['kind'] }>;

/** What the main action does with the filer on the page; the list has none. */
export const piiPrimaryEvent = (mode: PiiMode, filer: Filer, additionalFilers: YesNo): PiiListEvent => {
  if (PII_PRIMARY_ACTIONS[mode].event === 'save') return { kind: 'save', filer };
  return { kind: 'next', additionalFilers, ...(mode === 'add' && { filer }) };
};

const filerOf = (event: PiiListEvent): Filer => {
  if ('filer' in event && event.filer !== undefined) return event.filer;
  throw new Error(`"${event.kind}" has no filer to keep.`);
};

const indexOf = (event: PiiListEvent): number => {
  if ('index' in event) return event.index;
  throw new Error(`"${event.kind}" names no filer.`);
};

const filersAfter = (
  { filers, index }: PiiListState,
  event: PiiListEvent,
  effect: PiiEffect,
): readonly Filer[] => {
  switch (effect) {
    case 'addFiler':
      return [...filers, filerOf(event)];
    case 'replaceFiler':
      return filers.map((one, place) => (place === index ? filerOf(event) : one));
    case 'removeFiler':
      return filers.filter((_, place) => place !== indexOf(event));
    case 'clearFilers':
      return [];
    default:
      return filers;
  }
};

/** A filer who is edited stays so while the form is open, even when leaving was asked about. */
const indexAfter = (state: PiiListState, event: PiiListEvent, to: PiiStep['to'], mode: PiiMode) => {
  if (to === 'edit' && 'index' in event) return event.index;
  return mode === 'edit' ? state.index : null;
};

/** The page after an event, and where it leads; an event about a filer who is not in the list changes nothing. */
export const piiListAfter = (
  state: PiiListState,
  event: PiiListEvent,
): PiiListState & { leadsTo: PiiStep['to'] } => {
  if ('index' in event && state.filers[event.index] === undefined) return { ...state, leadsTo: 'same' };
  const additionalFilers = event.kind === 'next' ? event.additionalFilers : state.additionalFilers;
  const { mode, filers: before } = state;
  const { to, effect } = evaluate(PII_LIST_TABLE, {
    mode,
    event: event.kind,
    additionalFilers,
    isOnlyFiler: before.length === 1,
  });
  const next = to === 'add' || to === 'edit' || to === 'list' ? to : mode;
  return {
    mode: next,
    index: indexAfter(state, event, to, next),
    filers: filersAfter(state, event, effect),
    // An empty form asks again whether there are more.
    additionalFilers: to === 'add' ? '' : additionalFilers,
    leadsTo: to,
  };
};

/** Whether a filer's address goes through verification before it is kept: not in the list, and not twice (A5-admin). */
export const piiAddressNeedsVerification = (mode: PiiMode, address: Address): boolean =>
  mode !== 'list' && needsVerification(address);
