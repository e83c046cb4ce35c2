import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** The modes of a list of people: A, E and V of the specification (W4-people-list, W4-filers-modes). */
export type PeopleListMode = 'add' | 'edit' | 'list';

/** A list of people and its mode. */
export interface PeopleListState<T> {
  mode: PeopleListMode;
  /** Position of the person being edited; null in the other modes. */
  index: number | null;
  people: readonly T[];
}

/** What happens on such a page. `saved` adds in the mode `add` and replaces in the mode `edit`. */
export type PeopleListEvent<T> =
  | { kind: 'addAnother' }
  | { kind: 'edit'; index: number }
  | { kind: 'saved'; people: readonly T[] }
  | { kind: 'deleted'; index: number }
  | { kind: 'canceled' };

/** Which mode follows. */
export const peopleListTable = defineTable<PeopleListMode>()({
  name: 'Mode of a list of people',
  source: 'W4-people-list',
  hitPolicy: 'unique',
  inputs: { event: choice(['addAnother', 'edit', 'saved', 'deleted', 'canceled']), isEmpty: flag() },
  rows: [
    { when: { isEmpty: true }, then: 'add' },
    { when: { event: 'addAnother', isEmpty: false }, then: 'add' },
    { when: { event: 'edit', isEmpty: false }, then: 'edit' },
    { when: { event: ['saved', 'deleted', 'canceled'], isEmpty: false }, then: 'list' },
  ],
});

const peopleAfter = <T>(
  { mode, index, people }: PeopleListState<T>,
  event: PeopleListEvent<T>,
): readonly T[] => {
  if (event.kind === 'deleted') return people.filter((_, place) => place !== event.index);
  if (event.kind !== 'saved') return people;
  if (mode !== 'edit') return [...people, ...event.people];
  return people.flatMap((person, place) => (place === index ? event.people : [person]));
};

/** The list after an event; an event about a person who is not in the list changes nothing. */
export const peopleListReducer = <T>(
  state: PeopleListState<T>,
  event: PeopleListEvent<T>,
): PeopleListState<T> => {
  if ('index' in event && state.people[event.index] === undefined) return state;
  const people = peopleAfter(state, event);
  const mode = evaluate(peopleListTable, { event: event.kind, isEmpty: people.length === 0 });
  return { mode, index: event.kind === 'edit' ? event.index : null, people };
};

/** The list as its page opens. */
export const openPeopleList = <T>(people: readonly T[]): PeopleListState<T> => ({
  mode: people.length ? 'list' : 'add',
  index: null,
  people,
});

/** The list as its page opens again after an entry was left without saving it; `id`: of the person whose entry it was. */
export const reopenPeopleList = <T extends { id: string }>(
  people: readonly T[],
  id: string,
): PeopleListState<T> => {
  const index = people.findIndex((person) => person.id === id);
  return index < 0 ? { mode: 'add', index: null, people } : { mode: 'edit', index, people };
};
