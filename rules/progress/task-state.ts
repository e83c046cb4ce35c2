import { flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/**
 * The state of a step of a filing. `saving`: complete, but the registry has not confirmed that it has it; `later`: the filer has not come
 * so far yet.
 */
export type TaskState = 'done' | 'saving' | 'problem' | 'toDo' | 'later';

export interface TaskFacts {
  /** The step has a known problem: something is missing although it was passed, or was typed and not submitted. */
  hasProblem: boolean;
  isComplete: boolean;
  /** The registry has it. */
  isSaved: boolean;
  /** It was opened before, or everything before it is complete. */
  isReached: boolean;
}

export const TASK_STATE_TABLE = defineTable<TaskState>()({
  name: 'How a step stands in the task list',
  source: 'W4-linear',
  hitPolicy: 'unique',
  inputs: { hasProblem: flag(), isComplete: flag(), isSaved: flag(), isReached: flag() },
  rows: [
    { when: { hasProblem: true }, then: 'problem' },
    { when: { hasProblem: false, isComplete: true, isSaved: true }, then: 'done' },
    { when: { hasProblem: false, isComplete: true, isSaved: false }, then: 'saving' },
    { when: { hasProblem: false, isComplete: false, isReached: true }, then: 'toDo' },
    { when: { hasProblem: false, isComplete: false, isReached: false }, then: 'later' },
  ],
});

export const taskState = ({ hasProblem, isComplete, isSaved, isReached }: TaskFacts): TaskState =>
  evaluate(TASK_STATE_TABLE, { hasProblem, isComplete, isSaved, isReached });

/** The text for each state of a step. */
export const TASK_STATE_TEXTS: Readonly<Record<TaskState, string>> = {
  done: 'Done',
  saving: 'Being saved',
  problem: 'Needs your attention',
  toDo: 'To do',
  later: 'Later',
};

/** The text in the task list for a problem that has no sentence of its own. */
export const TASK_PROBLEM_TEXTS = {
  missing: 'Information is missing.',
  typed: 'What you entered here is not saved yet.',
} as const;
