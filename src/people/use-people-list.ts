import { useState } from 'react';
import {
  formatName,
  type Name,
  openPeopleList,
  type PeopleListEvent,
  peopleListReducer,
  reopenPeopleList,
} from '#rules';
import '../forms/kept-input-slice';
import { translate } from '../language/translate';
import { useAppSelector } from '../session/store-hooks';

interface Person {
  id: string;
  nameValues: { name: Name };
}

/** What just happened on the page: what is announced, and where focus goes. */
interface ListAnnouncement {
  /** False until the first event on the page: until then the page heading has focus. */
  hasChanged: boolean;
  message: string;
  /** Id of the person whose editing was canceled; null where that was a new one, who has no place in the list. */
  returnedTo?: string | null;
}

const namesOf = (people: readonly Person[]): string =>
  people.map(({ nameValues }) => formatName(nameValues.name)).join(', ');

function announcementAfter<T extends Person>(
  event: PeopleListEvent<T>,
  people: readonly T[],
  edited?: T,
): ListAnnouncement {
  switch (event.kind) {
    case 'saved':
      return { hasChanged: true, message: translate('{name} saved.', { name: namesOf(event.people) }) };
    case 'deleted':
      return {
        hasChanged: true,
        message: translate('{name} deleted.', { name: namesOf(people.slice(event.index, event.index + 1)) }),
      };
    case 'canceled':
      return { hasChanged: true, message: '', returnedTo: edited?.id ?? null };
    default:
      return { hasChanged: true, message: '' };
  }
}

/** The id of the person whose entry was left without saving it; null where none was. */
function useKeptId(inputKey: string): string | null {
  const keptEntry = useAppSelector(({ keptInput }) => keptInput.inputs[inputKey]);
  return keptEntry === undefined ? null : (keptEntry as Person).id;
}

/**
 * A page that keeps a list of people: what is shown (add, edit, list), and what each event does to it (W4-people-list).
 * @param people as the filing holds them
 * @param onChange writes the list into the filing
 * @param inputKey the name under which an entry that was not saved is kept: it is open again when the page is
 */
export function usePeopleList<T extends Person>(
  people: readonly T[],
  onChange: (people: T[]) => void,
  inputKey: string,
) {
  const keptId = useKeptId(inputKey);
  const [view, setView] = useState(() =>
    keptId === null ? openPeopleList(people) : reopenPeopleList(people, keptId),
  );
  const [announcement, setAnnouncement] = useState<ListAnnouncement>({ hasChanged: false, message: '' });
  const edited = view.index === null ? undefined : people[view.index];
  const send = (event: PeopleListEvent<T>) => {
    const next = peopleListReducer({ ...view, people }, event);
    setView(next);
    setAnnouncement(announcementAfter(event, people, edited));
    if (next.people !== people) onChange([...next.people]);
  };
  return { people, mode: view.mode, edited, announcement, send, inputKey };
}

/** A list of people as its screens see it. */
export type PeopleListControl<T extends Person> = ReturnType<typeof usePeopleList<T>>;

/** An ID that is not used in the list. */
export const unusedId = (people: readonly Person[]): string =>
  String(1 + Math.max(0, ...people.map(({ id }) => Number(id) || 0)));
