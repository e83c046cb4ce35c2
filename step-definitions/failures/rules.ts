import type { AlertStatus, CatalogOperation, Effect } from '#rules';
import { alertPrefix, effectsOf, NAME_TAKEN_ON_REVIEW_MESSAGE, outcomeOfAnswer } from '#rules';
import { effectName } from '../vocabulary/effects';
import type { FailuresDriver, RegistryAnswer } from './driver';

/** What failures lead to, from the error catalog. */
export class RulesFailures implements FailuresDriver {
  private followed: readonly Effect[] = [];
  private shown = '';

  answer(operation: CatalogOperation, { outcome, isEmpty = false }: RegistryAnswer): void {
    const carried = isEmpty ? {} : { agent: {} };
    this.followed = effectsOf(operation, outcomeOfAnswer(operation, outcome, carried));
  }

  effects(): string[] {
    return this.followed.map(effectName);
  }

  isLogged(): boolean {
    return this.followed.some(({ kind }) => kind === 'log');
  }

  isSentAway(): boolean {
    return this.followed.some(({ kind }) => kind === 'goTo' || kind === 'goToPayment');
  }

  logged(): string {
    return this.followed.map((effect) => (effect.kind === 'log' ? (effect.message ?? '') : '')).join('');
  }

  alert(status: AlertStatus, sentence: string): void {
    this.shown = alertPrefix(status, sentence) + sentence;
  }

  message(): string {
    const sentences = this.followed.map((effect) =>
      effect.kind === 'showMessage' || effect.kind === 'showProblem' ? effect.message : '',
    );
    const isTaken = this.effects().includes('nameTaken');
    return [this.shown, ...sentences].join('') || (isTaken ? NAME_TAKEN_ON_REVIEW_MESSAGE : '');
  }
}
