import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { taskList, missingParts, type Filing, type StepName, type StepTask, type MissingParts } from '#rules';
import type { RootState } from '../../../session/root-reducer';
import { useAppSelector } from '../../../session/store-hooks';
import { savedFiling } from '../selectors';
import { stepOfInputKey } from './input-key';

/** Without a form there is nothing that was typed. */
const NOTHING_TYPED = {};

const known = new WeakMap<Filing, MissingParts>();

/** The store's filings are replaced and never changed: what is missing of one is worked out once, whichever pages ask. */
function missingOf(filing: Filing): MissingParts {
  const missing = known.get(filing) ?? missingParts(filing);
  known.set(filing, missing);
  return missing;
}

/** Every step of the filing in progress, and how it stands. */
export function useTaskList(current: StepName): StepTask[] {
  const facts = useAppSelector(
    ({ draft, control, keptInput }: Omit<RootState, 'keptInput'> & Partial<RootState>) => ({
      filing: draft.filing,
      saved: draft.saved,
      stepBeingSaved: draft.saving.step,
      refused: draft.saving.refused,
      inputs: keptInput?.inputs ?? NOTHING_TYPED,
      opened: control.openedSteps,
    }),
    shallowEqual,
  );
  return useMemo(() => {
    const typed = Object.keys(facts.inputs).map(stepOfInputKey);
    return taskList({ ...facts, saved: savedFiling(facts), typed, current }, missingOf);
  }, [facts, current]);
}
