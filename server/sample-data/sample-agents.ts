import { emptyAddress, emptyRegisteredAgent } from '#rules';
import type { AgentDetailsColumn } from '../database/tables/agents';
import { licenseAsAgent, onRecord } from '../entities/agent-candidate';
import { BROADWAY, coloradoAddress } from './places';
import { pick, seededRandom } from './random';

const FIRST_NAMES = [
  'Avery',
  'Blake',
  'Casey',
  'Devon',
  'Emerson',
  'Finley',
  'Harper',
  'Jordan',
  'Morgan',
  'Quinn',
];
const LAST_NAMES = [
  'Abbott',
  'Baca',
  'Chen',
  'Duran',
  'Ellis',
  'Fenn',
  'Garcia',
  'Holt',
  'Ito',
  'Kaur',
  'Lindqvist',
];

const SEED = 7_331;

/** The made-up individual who is sample agent number `index`. */
export function sampleAgent(index: number): AgentDetailsColumn {
  const random = seededRandom(SEED + index);
  return licenseAsAgent({
    licenseId: '',
    firstName: pick(random, FIRST_NAMES),
    middleName: '',
    lastName: pick(random, LAST_NAMES),
    suffix: '',
    birthDate: '1980-01-01',
    address: coloradoAddress(random),
  });
}

/** Personas that serve as the registered agent of others, under their numbers. */
export const ENTITY_AGENTS = {
  inGoodStanding: {
    agentId: 'sample-agent-bluebird',
    entityId: '20101000002',
    name: 'Bluebird Registered Agents, Inc.',
  },
  dissolved: {
    agentId: 'sample-agent-elk-crossing',
    entityId: '20101000006',
    // The entity as it was when it was named as agent, before it was dissolved.
    name: 'Elk Crossing Outfitters LLC',
  },
} as const;

/** An entity as it was put on record as an agent, at its office. */
export function sampleEntityAgent(orgName: string): AgentDetailsColumn {
  const { nameValues, addressValues } = emptyRegisteredAgent();
  const name = { nameTyp: 'O' as const, orgName, fullName: orgName, display: orgName };
  return {
    nameValues: { name: { ...nameValues.name, ...name } },
    addressValues: {
      ...addressValues,
      streetAddress: onRecord(BROADWAY, 'PHYS'),
      mailingAddress: emptyAddress('MAIL'),
      isSameAsStreetAddressChecked: true,
    },
  };
}
