import type { LifeEvent, LifeState, RecordedState } from '#rules';
import {
  CONFIRMATIONS,
  filedState,
  FILING_STATES,
  isFiledDocumentPublic,
  isListed,
  keepsOthersOut,
  LIFE_EVENTS,
  lifeStep,
  RECORDED_STATES,
  settledEffect,
  STATE_IN_HISTORY,
  STATE_IN_MESSAGES,
} from '#rules';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import type { FilingLifeDriver, LifeFact, ToldOfState } from './driver';

/** What everybody is told of a filing, by the state that is recorded. */
const SAID: Readonly<Record<ToldOfState, (state: RecordedState) => string>> = {
  receipt: (state) => FILING_STATES[state],
  history: (state) => (isListed(state) ? STATE_IN_HISTORY[filedState(state)] : ''),
  mail: (state) => `${CONFIRMATIONS[state].subject}\n${CONFIRMATIONS[state].opening}`,
  textMessage: (state) => STATE_IN_MESSAGES[state],
};

/** The life of a filing by the rule book's table. */
export class RulesFilingLifeDriver extends levelDriver<FilingLifeDriver>() {
  private current: LifeState | null | undefined;
  private facts: Partial<Record<LifeFact, boolean>> = {};
  private last: ReturnType<typeof lifeStep> | undefined;
  private received = { receivedAt: '', isUnderFraudCheck: false };
  private askedFor: string | null = null;
  private moment: string | undefined;

  override setState(state: LifeState): void {
    this.current = state;
  }

  override setFact(fact: LifeFact): void {
    this.facts = { ...this.facts, [fact]: true };
  }

  override happens(event: LifeEvent): void {
    const current = checked(this.current);
    if (current === null) throw new Error('Nothing can happen to the filing any more.');
    this.last = lifeStep(current, event, this.facts);
    this.current = this.last?.next ?? null;
  }

  override state(): LifeState | null {
    return checked(this.current);
  }

  override possibleEvents(): LifeEvent[] {
    const current = checked(this.current);
    return current === null ? [] : LIFE_EVENTS.filter((event) => lifeStep(current, event) !== null);
  }

  override cause(): string {
    return this.last?.by ?? '';
  }

  override isOffered(): boolean {
    return this.last?.isToBeBuilt !== true;
  }

  override receive(receivedAt: string, isUnderFraudCheck: boolean): void {
    this.received = { receivedAt, isUnderFraudCheck };
  }

  override askFor(moment: string): void {
    this.askedFor = moment;
  }

  override settle(event: 'record' | 'approve', at = this.received.receivedAt): void {
    const { state, effectiveAt } = settledEffect(event, { ...this.received, askedFor: this.askedFor }, at);
    this.current = state;
    this.moment = effectiveAt;
  }

  override momentOfEffect(): string {
    return checked(this.moment);
  }

  override saidTo(told: ToldOfState): string {
    return SAID[told](this.recorded());
  }

  override isDocumentOpen(): boolean {
    return isFiledDocumentPublic(this.recorded());
  }

  override keepsOut(isMadeOnce: boolean): boolean {
    return keepsOthersOut(this.recorded(), isMadeOnce);
  }

  private recorded(): RecordedState {
    const state = RECORDED_STATES.find((each) => each === this.current);
    if (state === undefined) throw new Error('Nothing is recorded of a filing in this state.');
    return state;
  }
}
