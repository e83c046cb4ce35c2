import type { FilingType, StepName } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** What a filing is opened with. */
export interface StartLinkQuery {
  transTyp: string;
  entityType: string;
  entityId: string;
}

/** A transaction of the developer's home; one that forms an entity says of which type. */
export interface OfferedTransaction {
  transactionType: string;
  entityType: string;
}

export type MenuUser = 'admin' | 'other' | 'secureFiler';

/** Menus, places, environments, and what developers start from. */
export interface NavigationDriver {
  openMenu(user: MenuUser, environment: string): MaybePromise<void>;
  /** What the menu offers. */
  labelsOffered(): MaybePromise<string[]>;
  transactionsOffered(): MaybePromise<OfferedTransaction[]>;
  destinationOf(label: string): MaybePromise<string>;
  findPlace(place: string): MaybePromise<void>;
  openFiling(filing: FilingType, step: StepName, query: StartLinkQuery): MaybePromise<void>;
  /** The address of the place that was looked for or opened. */
  path(): MaybePromise<string>;
  setEnvironment(environment: string): MaybePromise<void>;
  externalAddresses(): MaybePromise<string[]>;
  listFormations(): MaybePromise<void>;
  listFilingsOnRecord(): MaybePromise<void>;
  enterEntityId(typed: string): MaybePromise<void>;
  entityId(): MaybePromise<string>;
}
