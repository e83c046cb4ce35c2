import type { FilingType, StepName } from '#rules';
import type { DriverActions } from '../../foundation/level-driver';
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

/** What each action does, named in the error of a level that cannot do it. */
export const NAVIGATION_ACTIONS: DriverActions<NavigationDriver> = {
  openMenu: 'open the menu',
  labelsOffered: 'list what is offered',
  transactionsOffered: 'list the transactions that developers start',
  destinationOf: 'tell where a label leads',
  findPlace: 'find a place',
  openFiling: 'open a filing at a step',
  path: 'tell the address of a place',
  setEnvironment: 'set the environment',
  externalAddresses: 'list the addresses of notices and forms',
  listFormations: 'list the entities that can be formed',
  listFilingsOnRecord: 'list the filings on record',
  enterEntityId: 'enter an entity ID',
  entityId: 'tell the entity ID',
};
