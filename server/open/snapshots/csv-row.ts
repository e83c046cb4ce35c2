import { entityStatusText } from '#rules';
import type { OpenRecordLine } from '../published-record';

type Facts = OpenRecordLine['facts'];
type Addresses = NonNullable<Facts['principalOffice']>;
type Address = Addresses['street'];

const addressOf = (address: Address | null | undefined): string[] => [
  address?.address1 ?? '',
  address?.address2 ?? '',
  address?.city ?? '',
  address?.state || address?.province || '',
  address?.zip ?? '',
  address?.country ?? '',
];
const ADDRESS = ['address1', 'address2', 'city', 'state', 'zipcode', 'country'] as const;
const columns = (prefix: string): string[] => ADDRESS.map((name) => `${prefix}${name}`);

/** The columns of the state's data set of entities, in its order and its spelling (T5-columns). */
export const CSV_COLUMNS = [
  'entityid',
  'entityname',
  ...columns('principal'),
  ...columns('mailing'),
  'entitystatus',
  'jurisdictonofformation',
  'entitytype',
  'agentfirstname',
  'agentmiddlename',
  'agentlastname',
  'agentsuffix',
  'agentorganizationname',
  ...columns('agentprincipal'),
  ...columns('agentmailing'),
  'entityformdate',
];

const quoted = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

export const csvLine = (values: readonly string[]): string => `${values.map(quoted).join(',')}\r\n`;

/** An entity as a line of the state's data set; what is withheld is empty. */
export function csvRow({ id, type, jurisdiction, formedOn, facts }: OpenRecordLine): string {
  const { principalOffice: office, registeredAgent: agent, status } = facts;
  const { firstName = '', middleName = '', lastName = '', suffix = '' } = agent?.person ?? {};
  return csvLine([
    id,
    `${facts.name ?? ''}${facts.statutoryLanguage ?? ''}`,
    ...addressOf(office?.street),
    ...addressOf(office?.mailing),
    entityStatusText(status?.code ?? ''),
    jurisdiction,
    type,
    firstName,
    middleName,
    lastName,
    suffix,
    agent?.organization ?? '',
    ...addressOf(agent?.street),
    ...addressOf(agent?.mailing),
    `${formedOn}T00:00:00.000`,
  ]);
}
