import { enteredPeople, formatName, isNameShared, type EnteredPerson } from '#rules';
import { addressLines } from '../controls/lists/AddressLines';
import { announce } from '../controls/alerts/announcer';
import { Button } from '../controls/Button';
import { useRuleContext } from '../forms/rule-context';
import { translate } from '../language/translate';

export interface EnteredPeopleProps {
  /** Who is in the list that is being filled. */
  listed: Parameters<typeof enteredPeople>[1];
  /** Fills the form with the person; everything can still be changed. */
  onChosen: (person: EnteredPerson) => void;
}

/** One button for each individual whom the filing names already: who forms, files and serves as agent is entered once. */
export function EnteredPeople({ listed, onChosen }: EnteredPeopleProps) {
  const { filing } = useRuleContext()();
  const people = enteredPeople(filing, listed);
  if (people.length === 0) return null;
  const choose = (person: EnteredPerson) => {
    onChosen(person);
    announce(translate('{name} is filled in. You can change it.', { name: formatName(person.name) }));
  };
  return (
    <ul className="entered-before">
      {people.map((person) => (
        <li key={[formatName(person.name), ...addressLines(person.streetAddress)].join()}>
          <Button onClick={() => choose(person)}>
            {isNameShared(person, people)
              ? translate('That’s me: {name}, {address}', {
                  name: formatName(person.name),
                  address: addressLines(person.streetAddress).join(', '),
                })
              : translate('That’s me: {name}', { name: formatName(person.name) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
