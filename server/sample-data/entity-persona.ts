import type { EntityStatusCode } from '#rules';
import type { Day } from '../database/tables/entities';
import type { RegistryEntityType } from '../entities/entity-types';
import type { SampleEntity } from './sample-entity';
import { BROADWAY } from './places';
import { nameOnRecord, officeAt } from './sample-entity';

/** An entity that testers know by name, and what it is good for. */
export interface EntityPersona {
  entity: SampleEntity;
  use: string;
}

const CHEYENNE = {
  ...BROADWAY,
  address1: '2020 Carey Ave',
  address2: '',
  city: 'Cheyenne',
  state: 'WY',
  zip: '82001',
};

interface Extra {
  formed?: Day;
  delinquent?: Day;
  dissolved?: Day;
  isAbroad?: boolean;
  sbf?: boolean;
  fraudFlag?: boolean;
  agentChangeReview?: boolean;
  reportDueInMonths?: number;
  /** Which of the sample agents serves it; null for none. */
  agentId?: string | null;
}

/** A persona whose ID ends in its serial; it has its office in Denver and an agent unless the rest says otherwise. */
export function persona(
  serial: number,
  entityType: RegistryEntityType,
  statusCode: EntityStatusCode,
  name: string,
  use: string,
  extra: Extra = {},
): EntityPersona {
  const formationDate = extra.formed ?? '2010-03-15';
  const dates = { delinquencyDate: extra.delinquent ?? null, dissolutionDate: extra.dissolved ?? null };
  return {
    use,
    entity: {
      entityId: `${formationDate.slice(0, 4)}${1_000_000 + serial}`,
      entityType,
      name: nameOnRecord(name, dates),
      statusCode,
      formationDate,
      jurisdiction: extra.isAbroad ? 'WY' : 'CO',
      principalOffice: officeAt(extra.isAbroad ? CHEYENNE : BROADWAY),
      agentId: extra.agentId === undefined ? 'sample-agent-1' : extra.agentId,
      sbf: extra.sbf ?? false,
      fraudFlag: extra.fraudFlag ?? false,
      agentChangeReview: extra.agentChangeReview ?? false,
      ...dates,
      ...(extra.reportDueInMonths !== undefined && { reportDueInMonths: extra.reportDueInMonths }),
    },
  };
}
