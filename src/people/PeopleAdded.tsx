import { formatName, type Address, type Name } from '#rules';
import { PeopleList } from './PeopleList';
import { AddressLines } from '../controls/lists/AddressLines';
import type { PeopleListControl } from './use-people-list';
import { translate } from '../language/translate';

interface Added {
  id: string;
  nameValues: { name: Name };
  addressValues: { streetAddress: Address };
}

interface PeopleAddedProps<T extends Added> {
  heading: string;
  addLabel: string;
  list: PeopleListControl<T>;
  /** A line above the address, such as the type of the person. */
  detailOf?: (person: T) => string;
}

/** The people of a filing as cards with name and address, to edit, delete and add to. */
export function PeopleAdded<T extends Added>({ heading, addLabel, list, detailOf }: PeopleAddedProps<T>) {
  return (
    <PeopleList
      heading={heading}
      addLabel={addLabel}
      people={list.people.map((person) => ({
        id: person.id,
        title: formatName(person.nameValues.name),
        details: (
          <>
            {detailOf && <p>{translate(detailOf(person))}</p>}
            <AddressLines address={person.addressValues.streetAddress} />
          </>
        ),
      }))}
      message={list.announcement.message}
      focusId={list.announcement.returnedTo}
      onAdd={() => list.send({ kind: 'addAnother' })}
      onEdit={(index) => list.send({ kind: 'edit', index })}
      onDelete={(index) => list.send({ kind: 'deleted', index })}
    />
  );
}
