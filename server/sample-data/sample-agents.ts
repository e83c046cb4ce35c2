import type { AgentDetailsColumn } from '../database/tables/agents';
import { licenseAsAgent } from '../entities/agent-candidate';
import { coloradoAddress } from './places';
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
