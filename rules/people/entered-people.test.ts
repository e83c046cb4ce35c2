import { emptyAddress } from '../filing-parts/address';
import { initialFiling } from '../filing/initial-filing';
import { emptyIndividualName } from '../filing-parts/name';
import type { Filer, Former } from '../filing-parts/sections';
import { enteredPeople, isNameShared } from './entered-people';
import { formatName } from './person-name';

const named = (firstName: string, lastName: string) => ({ ...emptyIndividualName(), firstName, lastName });
const addressValues = { streetAddress: { ...emptyAddress('PHYS'), address1: '1 Elm St' } };
const former = (firstName: string, lastName = 'Doe'): Former => ({
  id: firstName,
  nameValues: { personTyp: 'FRMINDV', name: named(firstName, lastName) },
  addressValues,
});
const filer = (firstName: string): Filer => ({
  id: firstName,
  nameValues: { personTyp: 'FILER', name: named(firstName, 'Doe') },
  addressValues,
  sameAsFormer: false,
});
const filing = initialFiling({ filingType: 'llc', submissionKey: 'k' });
const withAgent = (firstName: string) => {
  const { registeredAgentValues: agent } = filing;
  const name = { ...agent.nameValues.name, ...named(firstName, 'Doe') };
  return { ...agent, nameValues: { name }, addressValues: { ...agent.addressValues, ...addressValues } };
};
const names = (people: ReturnType<typeof enteredPeople>) => people.map(({ name }) => formatName(name));

it('offers the agent, those who form and those who file, each once', () => {
  const whole = {
    ...filing,
    registeredAgentValues: withAgent('Ana'),
    formationValues: { formers: [former('ANA', 'DOE'), former('Ben')] },
    filersValues: { ...filing.filersValues, filers: [filer('Cleo')] },
  };
  expect(names(enteredPeople(whole, []))).toEqual(['Ana Doe', 'Ben Doe', 'Cleo Doe']);
  expect(enteredPeople(whole, [])[0]).toEqual({
    name: named('Ana', 'Doe'),
    streetAddress: addressValues.streetAddress,
  });
});

it('offers nobody who is in the list already', () => {
  const formers = [former('Ana')];
  const whole = { ...filing, registeredAgentValues: withAgent('Ana'), formationValues: { formers } };
  expect(enteredPeople(whole, formers)).toEqual([]);
});

it('offers no organization, and nobody without a whole name', () => {
  const trust: Former = {
    ...former('', ''),
    nameValues: { personTyp: 'FRMTRST', name: { ...named('', ''), nameTyp: 'O', orgName: 'Doe Trust' } },
  };
  const whole = { ...filing, formationValues: { formers: [trust, former('Ana', '')] } };
  expect(enteredPeople(whole, [])).toEqual([]);
});

it('knows whose name is that of another one too, whatever the case of its letters', () => {
  const there = { streetAddress: { ...emptyAddress('PHYS'), address1: '9 Oak Ave' } };
  const formers = [former('Ana'), { ...former('ANA'), addressValues: there }, former('Ben')];
  const people = enteredPeople({ ...filing, formationValues: { formers } }, []);
  expect(people.map((person) => isNameShared(person, people))).toEqual([true, true, false]);
});
