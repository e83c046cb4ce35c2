import type { LifeEvent, LifeState } from '#rules';
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
