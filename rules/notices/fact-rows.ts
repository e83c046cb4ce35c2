import { formatAddress } from '../addresses/format-address';
import { otherMailingAddress, SAME_AS_STREET } from '../addresses/mailing-address';
import { longDay } from '../calendar/format-day';
import { ENTITY_STATUSES, isEntityStatusCode } from '../entities/entity-statuses';
import type { Address } from '../filing-parts/address';
import type { PrincipalOfficeValues } from '../filing-parts/sections';
import type { Language } from '../language/languages';
import { term, type SingleValue } from '../language/text';
import { formatName } from '../people/person-name';
import { MONTH_NAMES } from './months';
import type { AgentRead, FactsRead } from '../record/published-facts';

/** A fact as notices name it, and what a record says of it: undefined where the fact is not among those told, empty for none. */
export interface FactRow {
  label: string;
  words(facts: FactsRead, language: Language): SingleValue | undefined;
}

interface Addresses {
  streetAddress: Address;
  mailingAddress: Address;
  isSameAsStreetAddressChecked: boolean;
}

const addressWords = (address: Address, language: Language): string =>
  formatAddress(address, language).join(', ');

/** A mailing address that is the street address is said to be, as the record says it. */
const mailingWords = (
  { streetAddress, mailingAddress, isSameAsStreetAddressChecked }: Addresses,
  language: Language,
): SingleValue => {
  const other = isSameAsStreetAddressChecked ? null : otherMailingAddress(streetAddress, mailingAddress);
  return other === null ? term(SAME_AS_STREET) : addressWords(other, language);
};

const ofOffice =
  (words: (office: PrincipalOfficeValues, language: Language) => SingleValue): FactRow['words'] =>
  ({ principalOffice }, language) =>
    principalOffice && words(principalOffice, language);

const ofAgent =
  (words: (agent: AgentRead, language: Language) => SingleValue): FactRow['words'] =>
  ({ registeredAgent }, language) =>
    registeredAgent === null ? '' : registeredAgent && words(registeredAgent, language);

const agentName = ({ nameValues: { name } }: AgentRead): string =>
  name.nameTyp === 'I' ? formatName(name) : name.orgName;

const dayWords = (day: string | null | undefined): SingleValue | undefined => {
  if (day === undefined) return undefined;
  return day === null ? '' : term(longDay(day));
};

const statusWords = (code: string): SingleValue =>
  isEntityStatusCode(code) ? term(ENTITY_STATUSES[code]) : code;

/** The facts of a record, in the order in which notices name them. */
export const FACT_ROWS: readonly FactRow[] = [
  { label: 'Name', words: ({ name }) => name },
  {
    label: 'Words that the law adds to the name',
    words: ({ statutoryLanguage }) => statutoryLanguage?.replace(/^,\s*/, ''),
  },
  { label: 'Status', words: ({ status }) => status && statusWords(status.code) },
  { label: 'Delinquent since', words: ({ status }) => dayWords(status?.delinquentSince) },
  { label: 'Dissolved on', words: ({ status }) => dayWords(status?.dissolvedOn) },
  {
    label: 'Street address of the principal office',
    words: ofOffice(({ streetAddress }, language) => addressWords(streetAddress, language)),
  },
  { label: 'Mailing address of the principal office', words: ofOffice(mailingWords) },
  { label: 'Registered agent', words: ofAgent(agentName) },
  {
    label: 'Street address of the registered agent',
    words: ofAgent(({ addressValues }, language) => addressWords(addressValues.streetAddress, language)),
  },
  {
    label: 'Mailing address of the registered agent',
    words: ofAgent(({ addressValues }, language) => mailingWords(addressValues, language)),
  },
  {
    label: 'Report month',
    words: ({ reportMonth }) => {
      const name = reportMonth === undefined ? undefined : MONTH_NAMES[reportMonth - 1];
      return name === undefined ? undefined : term(name);
    },
  },
  { label: 'Periodic report due', words: ({ reportDue }) => dayWords(reportDue) },
];
