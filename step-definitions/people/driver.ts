import type { Soon } from '../levels/maybe-promise';

/** Which list of people is meant. */
export type PeopleList = 'persons' | 'filers';

/** A person forming the company as a table row names it. */
export interface PersonRow {
  type: string;
  name: string;
}

/** The lists of persons forming the company and of filers. */
export interface PeopleDriver {
  open(list: PeopleList, count: number): Soon<void>;
  /** What is done to the list; places count from 1. */
  does(
    list: PeopleList,
    event: { kind: 'addAnother' | 'edit' | 'deleted' | 'saved' | 'changed' | 'canceled'; place?: number },
  ): Soon<void>;
  /** 'add', 'edit' or 'list'. */
  mode(list: PeopleList): Soon<'add' | 'edit' | 'list'>;
  count(list: PeopleList): Soon<number>;
  form(people: PersonRow[]): Soon<void>;
  beSame(): Soon<void>;
  newFilers(): Soon<string[]>;
  /** Whether the first of the new filers has the address of the person of that name. */
  hasAddressOfFormer(): Soon<boolean>;
  choices(): Soon<string[]>;
  /** The filer chooses these formers and goes on. */
  choose(names: string[]): Soon<void>;
  /** A person forming the company is called otherwise later. */
  rename(from: string, to: string): Soon<void>;
  call(first: string, last: string): Soon<void>;
  isNameComplete(): Soon<boolean>;
  add(list: PeopleList, person: PersonRow): Soon<void>;
  remove(list: PeopleList, name: string): Soon<void>;
  /** Another individual takes the place of the one of this name. */
  change(list: PeopleList, from: string, to: string): Soon<void>;
  names(list: PeopleList): Soon<string[]>;
}
