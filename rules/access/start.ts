import { flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** What is asked when the application starts. */
export interface StartFacts {
  hasEnvironment: boolean;
  isBusinessAlive: boolean;
  isCommonAlive: boolean;
  isMailAlive: boolean;
}

export const START_TABLE = defineTable<'ready' | 'down'>()({
  name: 'How the application starts',
  source: 'A2-health',
  hitPolicy: 'unique',
  inputs: {
    hasEnvironment: flag(),
    isBusinessAlive: flag(),
    isCommonAlive: flag(),
    isMailAlive: flag(),
  },
  rows: [
    { when: { hasEnvironment: false }, then: 'down' },
    { when: { hasEnvironment: true, isBusinessAlive: false }, then: 'down' },
    { when: { hasEnvironment: true, isBusinessAlive: true, isCommonAlive: false }, then: 'down' },
    {
      when: { hasEnvironment: true, isBusinessAlive: true, isCommonAlive: true, isMailAlive: false },
      then: 'down',
    },
    {
      when: { hasEnvironment: true, isBusinessAlive: true, isCommonAlive: true, isMailAlive: true },
      then: 'ready',
    },
  ],
});

/** Whether the portal opens or the down page is shown: one silent heartbeat of three is enough, and so is no environment. */
export const startOutcome = (facts: StartFacts): 'ready' | 'down' => evaluate(START_TABLE, facts);
