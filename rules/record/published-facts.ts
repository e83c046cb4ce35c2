import type { Address } from '../filing-parts/address';
import type { RegisteredAgentValues } from '../filing-parts/agent-values';
import type { PublicFacts } from './change-of-record';
import type { RecordFacts } from './facts';

/** An agent as readers get them: by name and addresses, not by the number under which the registry stores them. */
export type AgentRead = Pick<RegisteredAgentValues, 'nameValues' | 'addressValues'>;

/** Public facts as readers get them. */
export type FactsRead = Omit<PublicFacts, 'registeredAgent'> & { registeredAgent?: AgentRead | null };

/** What of an address is in the open record: what mail needs, and nothing of how it was checked. */
const ADDRESS_PARTS = ['address1', 'address2', 'city', 'state', 'zip', 'province', 'country'] as const;
export type PublishedAddress = Record<(typeof ADDRESS_PARTS)[number], string>;

const published = (address: Address) =>
  Object.fromEntries(ADDRESS_PARTS.map((part) => [part, address[part]])) as PublishedAddress;

interface StreetAndMail {
  streetAddress: Address;
  mailingAddress: Address;
  isSameAsStreetAddressChecked: boolean;
}

/** A mailing address that is the same as the street address is told in full; none is null. */
const addresses = ({ streetAddress, mailingAddress, isSameAsStreetAddressChecked }: StreetAndMail) => {
  const mailing = isSameAsStreetAddressChecked ? streetAddress : mailingAddress;
  return {
    street: published(streetAddress),
    mailing: mailing.address1 === '' ? null : published(mailing),
  };
};

const publishedAgent = (agent: AgentRead) => {
  const { nameTyp, orgName, firstName, middleName, lastName, suffix } = agent.nameValues.name;
  return {
    organization: nameTyp === 'O' ? orgName : null,
    person: nameTyp === 'O' ? null : { firstName, middleName, lastName, suffix },
    ...addresses(agent.addressValues),
  };
};

/**
 * How each fact of a record is published in the open record (T4-privacy). A fact without a row here is in none of it, and of a value only
 * what its row names: whatever else the registry comes to keep beside it stays inside.
 */
const PUBLISHED = {
  name: (name: RecordFacts['name']) => name,
  statutoryLanguage: (language: RecordFacts['statutoryLanguage']) => language,
  status: ({ code, delinquentSince, dissolvedOn }: RecordFacts['status']) => ({
    code,
    delinquentSince,
    dissolvedOn,
  }),
  principalOffice: addresses as (office: RecordFacts['principalOffice']) => ReturnType<typeof addresses>,
  registeredAgent: (agent: FactsRead['registeredAgent']) => (agent ? publishedAgent(agent) : null),
  reportMonth: (month: RecordFacts['reportMonth']) => month,
  reportDue: (day: RecordFacts['reportDue']) => day,
};

/** The facts of the open record, in the order in which it tells them. */
export const PUBLISHED_FACTS = Object.keys(PUBLISHED) as (keyof typeof PUBLISHED)[];

/** Facts as the open record tells them. */
export type PublishedFacts = { [Name in keyof typeof PUBLISHED]?: ReturnType<(typeof PUBLISHED)[Name]> };

/** These facts as the open record tells them, in its order. */
export const publishedFacts = (facts: FactsRead): PublishedFacts =>
  Object.fromEntries(
    PUBLISHED_FACTS.filter((name) => facts[name] !== undefined).map((name) => [
      name,
      (PUBLISHED[name] as (value: unknown) => unknown)(facts[name]),
    ]),
  );
