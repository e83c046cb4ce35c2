import type { AlertStatus, CatalogOperation, Effect } from '#rules';
import { alertPrefix, effectsOf, NAME_TAKEN_ON_REVIEW_MESSAGE, outcomeOfAnswer, englishOf } from '#rules';
import { effectName } from '../../words/vocabulary/effects';
import type { FailuresDriver } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import type { RegistryAnswer } from '../../words/vocabulary/registry-answer';

/** What failures lead to, from the error catalog. */
export class RulesFailuresDriver extends levelDriver<FailuresDriver>() {
  private currentEffects: readonly Effect[] | undefined;
  private alertText: string | undefined;

  override receiveAnswer(operation: CatalogOperation, { outcome, isEmpty = false }: RegistryAnswer): void {
    const carried = isEmpty ? {} : { agent: {}, agentNav: {} };
    this.currentEffects = effectsOf(operation, outcomeOfAnswer(operation, outcome, carried));
  }

  override effects(): string[] {
    return checked(this.currentEffects).map(effectName);
  }

  override isLogged(): boolean {
    return checked(this.currentEffects).some(({ kind }) => kind === 'log');
  }

  override isSentElsewhere(): boolean {
    return checked(this.currentEffects).some(({ kind }) => kind === 'goTo' || kind === 'goToPayment');
  }

  override loggedMessage(): string {
    return checked(this.currentEffects)
      .map((effect) => (effect.kind === 'log' ? englishOf(effect.message ?? '') : ''))
      .join('');
  }

  override showAlert(status: AlertStatus, sentence: string): void {
    this.alertText = alertPrefix(status, sentence) + sentence;
  }

  override shownMessage(): string {
    if (this.alertText !== undefined) return this.alertText;
    const sentences = checked(this.currentEffects).map((effect) => {
      if (effect.kind === 'showProblems') return effect.ifNone ?? '';
      return effect.kind === 'showMessage' || effect.kind === 'showProblem' ? englishOf(effect.message) : '';
    });
    const isTaken = this.effects().includes('nameTaken');
    return sentences.join('') || (isTaken ? NAME_TAKEN_ON_REVIEW_MESSAGE : '');
  }
}
