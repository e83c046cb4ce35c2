import { CANCEL_QUESTION } from '#rules';
import { lookUp } from '../../words/vocabulary/look-up';
import type { ScreenDriver } from './driver';
import { scenarioDriver } from '../../foundation/level-driver';
import type { RulesScenarioContext } from '../../scenario/context/rules';

const ANSWERS = {
  [CANCEL_QUESTION.confirm]: 'cancelConfirmed',
  [CANCEL_QUESTION.decline]: 'cancelDeclined',
} as const;

/** Canceling a filing, by the rules of its steps. */
export class RulesScreenDriver extends scenarioDriver<ScreenDriver, RulesScenarioContext>() {
  override cancel(): void {
    this.context.apply({ kind: 'canceled' });
  }

  override answerQuestion(answer: string): void {
    this.context.apply({ kind: lookUp('answer to the question', ANSWERS, answer) });
  }
}
