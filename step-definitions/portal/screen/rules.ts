import type { StepMove } from '#rules';
import { CANCEL_QUESTION } from '#rules';
import { lookUp } from '../../words/vocabulary/look-up';
import type { ScreenDriver } from './driver';
import { scenarioDriver } from '../../foundation/level-driver';
import type { RulesScenarioContext } from '../../scenario/context/rules';

/** Whoever declines is where the question was asked. */
const ANSWERS: Readonly<Record<string, StepMove | 'cancelConfirmed'>> = {
  [CANCEL_QUESTION.confirm]: 'cancelConfirmed',
  [CANCEL_QUESTION.decline]: { kind: 'stay' },
};

/** Canceling a filing, by the rules of its steps. */
export class RulesScreenDriver extends scenarioDriver<ScreenDriver, RulesScenarioContext>() {
  override cancel(): void {
    this.context.apply({ kind: 'canceled' });
  }

  override answerQuestion(answer: string): void {
    const follows = lookUp('answer to the question', ANSWERS, answer);
    if (follows === 'cancelConfirmed') this.context.apply({ kind: follows });
    else this.context.move = follows;
  }
}
