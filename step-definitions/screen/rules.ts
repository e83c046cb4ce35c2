import { CANCEL_QUESTION } from '#rules';
import { lookUp } from '../vocabulary/look-up';
import type { ScreenDriver } from './driver';
import type { RulesDesk } from '../context/rules';

const ANSWERS = {
  [CANCEL_QUESTION.confirm]: 'cancelConfirmed',
  [CANCEL_QUESTION.decline]: 'cancelDeclined',
} as const;

/** Giving a filing up, by the rules of its steps. */
export class RulesScreen implements Pick<ScreenDriver, 'cancel' | 'answerQuestion'> {
  constructor(private readonly desk: RulesDesk) {}

  cancel(): void {
    this.desk.act({ kind: 'canceled' });
  }

  answerQuestion(answer: string): void {
    this.desk.act({ kind: lookUp('answer to the question', ANSWERS, answer) });
  }
}
