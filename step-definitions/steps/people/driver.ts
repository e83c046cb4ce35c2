import type { MaybePromise } from '../../foundation/maybe-promise';

/** Which list of people is meant. */
export type PeopleList = 'persons' | 'filers';

/** Where the words for those who form an entity stand. */
export type FormerPlace = 'lead' | 'add' | 'edit' | 'added' | 'another';

/** A person forming the company as a table row names it. */
export interface PersonRow {
  type: string;
  name: string;
}

/** The lists of persons forming the company and of filers. */
export interface PeopleDriver {
  openList(list: PeopleList, count: number): MaybePromise<void>;
  /** Applies an event to the list; places count from 1. */
  applyToList(
    list: PeopleList,
    event: { kind: 'addAnother' | 'edit' | 'deleted' | 'saved' | 'changed' | 'canceled'; place?: number },
  ): MaybePromise<void>;
  /** 'add', 'edit' or 'list'. */
  listMode(list: PeopleList): MaybePromise<'add' | 'edit' | 'list'>;
  listCount(list: PeopleList): MaybePromise<number>;
  setFormers(people: PersonRow[]): MaybePromise<void>;
  copyFromFormer(): MaybePromise<void>;
  /** What the filer marks to be the same as somebody who forms the entity. */
  sameAsOption(): MaybePromise<string>;
  /** What the filer reads where those who form the entity are named. */
  formerWords(place: FormerPlace): MaybePromise<string>;
  /** What the review calls somebody who forms the entity. */
  nounOnReview(): MaybePromise<string>;
  newFilers(): MaybePromise<string[]>;
  /** Whether the first of the new filers has the address of the person of that name. */
  hasAddressOfFormer(): MaybePromise<boolean>;
  formersOffered(): MaybePromise<string[]>;
  /** The filer chooses these persons. */
  chooseFormers(names: string[]): MaybePromise<void>;
  /** A person forming the company is renamed after the filer was copied. */
  renameFormer(from: string, to: string): MaybePromise<void>;
  enterName(first: string, last: string): MaybePromise<void>;
  isNameComplete(): MaybePromise<boolean>;
  addPerson(list: PeopleList, person: PersonRow): MaybePromise<void>;
  removePerson(list: PeopleList, name: string): MaybePromise<void>;
  /** Replaces the person of this name with another individual. */
  replacePerson(list: PeopleList, from: string, to: string): MaybePromise<void>;
  listNames(list: PeopleList): MaybePromise<string[]>;
}
