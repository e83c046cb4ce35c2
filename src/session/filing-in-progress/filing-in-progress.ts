import { select } from 'typed-redux-saga';
import { FILING_TYPES, type FilingType, isStepOfAny, STEP_NAMES, type StepName } from '#rules';
import type { RootState } from '../root-reducer';
import { service } from '../services';
import { hasShape } from '../stored-shape';

/** The filing in progress in this tab, and the step at which it was left. */
export interface FilingInProgress {
  filingType: FilingType;
  step: StepName;
}

const OVER: readonly StepName[] = ['receipt', 'whatsnext'];

/** Reads which filing this tab has in progress; null when it has none that the registry, or this page, still holds. */
export function* filingInProgress(): Generator<unknown, FilingInProgress | null> {
  const { session } = yield* service('storage');
  const { draft } = yield* select((state: Partial<RootState>) => state);
  const isHeld = Boolean(session.text('ref')) || draft?.status === 'ready';
  const kept = session.read('keptFiling', hasShape<FilingInProgress>({ filingType: 'text', step: 'text' }));
  const filingType = FILING_TYPES.find((type) => type === kept?.filingType);
  const step = STEP_NAMES.find((name) => name === kept?.step);
  if (!isHeld || filingType === undefined || step === undefined) return null;
  return isStepOfAny(filingType, step) && !OVER.includes(step) ? { filingType, step } : null;
}
