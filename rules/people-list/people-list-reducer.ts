import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** `A` add, `E` edit, `V` view the list (W4-people-list, W4-filers-modes). */
export type PeopleListMode = 'A' | 'E' | 'V';

/** A list of people and what is being done with it. */
export interface PeopleListState<T> {
  mode: PeopleListMode;
  /** Position of the person being edited; null in the other modes. */
  index: number | null;
  people: readonly T[];
}

/** What happens on such a page. `saved` adds in mode A and replaces in mode E. */
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
    { when: { isEmpty: true }, then: 'A' },
    { when: { event: 'addAnother', isEmpty: false }, then: 'A' },
    { when: { event: 'edit', isEmpty: false }, then: 'E' },
    { when: { event: ['saved', 'deleted', 'canceled'], isEmpty: false }, then: 'V' },
  ],
});

const peopleAfter = <T>(
  { mode, index, people }: PeopleListState<T>,
  event: PeopleListEvent<T>,
): readonly T[] => {
  if (event.kind === 'deleted') return people.filter((_, place) => place !== event.index);
  if (event.kind !== 'saved') return people;
  if (mode !== 'E') return [...people, ...event.people];
  return people.flatMap((person, place) => (place === index ? event.people : [person]));
};

/** The list after an event; an event about nobody leaves it as it is. */
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
  mode: people.length ? 'V' : 'A',
  index: null,
  people,
});
