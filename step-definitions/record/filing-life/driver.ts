import type { LifeEvent, LifeState } from '#rules';
import type { DriverActions } from '../../foundation/level-driver';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** Those who are told of the state of a filing. */
export type ToldOfState = 'receipt' | 'history' | 'mail' | 'textMessage';

/** What is known of a filing that decides where an event leads. */
export type LifeFact = 'wasReturned' | 'isUnderFraudCheck' | 'isDayToCome';

/** The states of a filing, and what is said of each. */
export interface FilingLifeDriver {
  setState(state: LifeState): MaybePromise<void>;
  setFact(fact: LifeFact): MaybePromise<void>;
  happens(event: LifeEvent): MaybePromise<void>;
  /** Null where the event can't happen. */
  state(): MaybePromise<LifeState | null>;
  possibleEvents(): MaybePromise<LifeEvent[]>;
  cause(): MaybePromise<string>;
  isOffered(): MaybePromise<boolean>;
  receive(received: string, isUnderFraudCheck: boolean): MaybePromise<void>;
  askFor(moment: string): MaybePromise<void>;
  settle(event: 'record' | 'approve', at?: string): MaybePromise<void>;
  /** ISO 8601 instant. */
  momentOfEffect(): MaybePromise<string>;
  saidTo(told: ToldOfState): MaybePromise<string>;
  isDocumentOpen(): MaybePromise<boolean>;
  keepsOut(isMadeOnce: boolean): MaybePromise<boolean>;
}

export const FILING_LIFE_ACTIONS: DriverActions<FilingLifeDriver> = {
  setState: 'bring a filing into a state',
  setFact: 'tell a fact of a filing',
  happens: 'let something happen to a filing',
  state: 'tell the state of a filing',
  possibleEvents: 'tell what can happen to a filing',
  cause: 'tell who caused what became of a filing',
  isOffered: 'tell whether an event is possible by now',
  receive: 'receive a filing',
  askFor: 'ask for a moment of effect',
  settle: 'record or approve a filing',
  momentOfEffect: 'tell when a filing takes effect',
  saidTo: 'tell what is said of the state of a filing',
  isDocumentOpen: 'tell whether a document is open to everybody',
  keepsOut: 'tell whether a filing keeps others out',
};
