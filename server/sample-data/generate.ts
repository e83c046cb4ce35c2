import { DISSOLVED_STATUSES, nameOnDay, type EntityStatusCode } from '#rules';
import type { Day } from '../database/tables/entities';
import type { RegistryEntityType } from '../entities/entity-types';
import { REGISTRY_ENTITY_TYPES } from '../entities/entity-types';
import { sampleName } from './entity-names';
import { poBoxIn, coloradoAddress, foreignAddress } from './places';
import type { Random } from './random';
import { pick, pickWeighted, seededRandom, wholeBetween } from './random';
import type { SampleEntity } from './sample-entity';
import { officeAt } from './sample-entity';

const SEED = 20_261_120;

/** Serial of the first generated entity; personas have lower ones, and new filings higher ones. */
const FIRST_SERIAL = 1_100_000;

/** Some thirty of a hundred registered agents serve many entities each. */
const AGENTS = 300;

const TYPE_WEIGHTS: Readonly<Record<RegistryEntityType, number>> = {
  ...{ DLLC: 620, DPC: 130, DNC: 80, DC55: 12, DC56: 12, DLP: 14 },
  ...{ FLLC: 45, FPC: 40, FNC: 7, TRDNM: 30, TRDMK: 10 },
};

const DOMESTIC_STATUSES: Partial<Record<EntityStatusCode, number>> = {
  ...{ GOOD: 640, EXIST: 10, NONCOMP: 45, DQQ: 120, ADISS: 40, TDISS: 8 },
  ...{ DISS3Y: 25, JDISS: 7, VDISS: 85, CONV: 10, MERGED: 10 },
};

const FOREIGN_STATUSES: Partial<Record<EntityStatusCode, number>> = {
  GOOD: 75,
  NONCOMP: 5,
  DQQ: 10,
  WTHDRN: 10,
};

const MARK_STATUSES: Partial<Record<EntityStatusCode, number>> = { EXIST: 80, WTHDRN: 20 };

const HOMES_OF_FOREIGNERS = ['WY', 'NM', 'UT', 'NE', 'DE', 'TX', 'CA'];

/** By this day the last of them has had the day of its dissolution in its name, wherever the law puts it there. */
const NAMES_SETTLED: Day = '2026-02-28';

/** Days stop at the 28th, so that every month has them. */
const dayIn = (random: Random, firstYear: number, lastYear: number): Day => {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const year = wholeBetween(random, firstYear, lastYear);
  return `${year}-${twoDigits(wholeBetween(random, 1, 12))}-${twoDigits(wholeBetween(random, 1, 28))}`;
};

/** IDs of the agents that generated entities are served by. */
export const sampleAgentIds = (): string[] =>
  Array.from({ length: AGENTS }, (_, index) => `sample-agent-${index + 1}`);

/** The same entities for the same count: an ID always names the same entity. */
export function* generateEntities(count: number): Generator<SampleEntity> {
  const random = seededRandom(SEED);
  const agentIds = sampleAgentIds();
  for (let index = 0; index < count; index += 1) yield generate(random, index, agentIds);
}

function generate(random: Random, index: number, agentIds: readonly string[]): SampleEntity {
  const entityType = pickWeighted(random, TYPE_WEIGHTS);
  const { isDomestic, isMark } = REGISTRY_ENTITY_TYPES[entityType];
  const statuses = isMark ? MARK_STATUSES : isDomestic ? DOMESTIC_STATUSES : FOREIGN_STATUSES;
  const statusCode = pickWeighted(random, statuses as Record<EntityStatusCode, number>);
  const formationDate = dayIn(random, 1988, 2021);
  const dates = {
    delinquencyDate: statusCode === 'DQQ' || statusCode === 'DISS3Y' ? dayIn(random, 2022, 2023) : null,
    dissolutionDate: DISSOLVED_STATUSES.some((status) => status === statusCode)
      ? dayIn(random, 2023, 2024)
      : null,
  };
  const street = isDomestic ? coloradoAddress(random) : foreignAddress(random);
  return {
    entityId: `${formationDate.slice(0, 4)}${FIRST_SERIAL + index}`,
    entityType,
    name: nameOnDay({ name: sampleName(index, entityType), statusCode, ...dates }, NAMES_SETTLED),
    statusCode,
    formationDate,
    jurisdiction: isDomestic ? 'CO' : pick(random, HOMES_OF_FOREIGNERS),
    principalOffice: officeAt(street, random() < 0.2 ? poBoxIn(random, street) : undefined),
    agentId: isMark ? null : pick(random, agentIds),
    sbf: false,
    fraudFlag: false,
    ...dates,
  };
}
