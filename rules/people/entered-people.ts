import { sameAddress } from '../addresses/same-address';
import type { Address } from '../filing-parts/address';
import type { Filing } from '../filing/filing';
import type { Name } from '../filing-parts/name';
import { formatName, isNameComplete } from './person-name';

/** An individual whom a filing names, with the street address given for them. */
export interface EnteredPerson {
  name: Name;
  streetAddress: Address;
}

/** A person whom a filing names: an agent, a person forming, a filer. */
interface Named {
  nameValues: { name: Omit<Name, 'nameTyp'> };
  addressValues: { streetAddress: Address };
}

const personOf = ({ nameValues: { name }, addressValues: { streetAddress } }: Named): EnteredPerson => {
  const { firstName, middleName, lastName, suffix } = name;
  return { name: { nameTyp: 'I', orgName: '', firstName, middleName, lastName, suffix }, streetAddress };
};

const hasSameName = (one: EnteredPerson, other: EnteredPerson): boolean =>
  formatName(one.name).toUpperCase() === formatName(other.name).toUpperCase();

const isSame = (one: EnteredPerson, other: EnteredPerson): boolean =>
  hasSameName(one, other) && sameAddress(one.streetAddress, other.streetAddress);

/** Whether two of the people share a name, so that their addresses have to tell them apart. */
export const isNameShared = (person: EnteredPerson, people: readonly EnteredPerson[]): boolean =>
  people.some((other) => other !== person && hasSameName(other, person));

/**
 * The individuals whom a filing names already: its agent, those who form the entity and those who file, each once. They need not be entered
 * again.
 *
 * @param listed the people in the list that is being filled, who are not offered for it again
 */
export const enteredPeople = (filing: Filing, listed: readonly Named[]): EnteredPerson[] => {
  const { registeredAgentValues: agent, formationValues, filersValues } = filing;
  const inList = listed.map(personOf);
  return [agent, ...formationValues.formers, ...filersValues.filers]
    .map(personOf)
    .filter(({ name }) => isNameComplete(name))
    .filter((person, place, all) => all.findIndex((other) => isSame(person, other)) === place)
    .filter((person) => !inList.some((other) => isSame(person, other)));
};
