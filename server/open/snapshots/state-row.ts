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

/** The column that is a day, the last one; all others are texts. */
export const DAY_COLUMN = 'entityformdate';

/** The columns of the state's data set of entities, in its order and its spelling (T5-columns). */
export const STATE_COLUMNS: readonly string[] = [
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
  DAY_COLUMN,
];

/** An entity as a row of the state's data set: the texts, empty where there is nothing or it is withheld, and the day. */
export function stateRow({ id, type, jurisdiction, formedOn, facts }: OpenRecordLine): string[] {
  const { principalOffice: office, registeredAgent: agent, status } = facts;
  const { firstName = '', middleName = '', lastName = '', suffix = '' } = agent?.person ?? {};
  return [
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
    formedOn,
  ];
}
