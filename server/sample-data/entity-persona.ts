import type { EntityStatusCode } from '#rules';
import { nameOnDay } from '#rules';
import type { Day, PrincipalOffice } from '../database/tables/entities';
import type { RegistryEntityType } from '../entities/entity-types';
import type { RelativeDay } from './relative-days';
import type { SampleEntity } from './sample-entity';
import { BROADWAY } from './places';
import { officeAt } from './sample-entity';

/** An entity that testers know by its number, and what it is good for. */
export interface EntityPersona {
  entityId: string;
  /** Without the statutory language, whose day follows from that on which the registry is loaded. */
  name: string;
  statusCode: EntityStatusCode;
  use: string;
  /** The entity as it is on record in a registry that is loaded on this day. */
  loadedOn: (today: Day) => SampleEntity;
}

interface Extra {
  formed?: Day | RelativeDay;
  /** The year that the ID begins with, where the entity is not formed on a day of its own. */
  numberedIn?: number;
  delinquent?: Day | RelativeDay;
  dissolved?: Day | RelativeDay;
  /** Its home; Colorado unless the state is another one. */
  jurisdiction?: string;
  office?: PrincipalOffice;
  sbf?: boolean;
  fraudFlag?: boolean;
  agentChangeReview?: boolean;
  reportDueInMonths?: number;
  /** Which of the sample agents serves it; null for none. */
  agentId?: string | null;
}

const FORMED: Day = '2010-03-15';

const dayOf = (day: Day | RelativeDay | undefined, today: Day): Day | null =>
  typeof day === 'function' ? day(today) : (day ?? null);

/** A persona whose ID ends in its serial; it has its office in Denver and an agent unless the rest says otherwise. */
export function persona(
  serial: number,
  entityType: RegistryEntityType,
  statusCode: EntityStatusCode,
  name: string,
  use: string,
  extra: Extra = {},
): EntityPersona {
  const { formed = FORMED, delinquent, dissolved, reportDueInMonths } = extra;
  const year = extra.numberedIn ?? (typeof formed === 'string' ? formed : FORMED).slice(0, 4);
  const entityId = `${year}${1_000_000 + serial}`;
  return {
    entityId,
    name,
    statusCode,
    use,
    loadedOn(today) {
      const dates = {
        delinquencyDate: dayOf(delinquent, today),
        dissolutionDate: dayOf(dissolved, today),
      };
      return {
        entityId,
        entityType,
        name: nameOnDay({ name, statusCode, ...dates }, today),
        statusCode,
        formationDate: dayOf(formed, today) ?? FORMED,
        jurisdiction: extra.jurisdiction ?? 'CO',
        principalOffice: extra.office ?? officeAt(BROADWAY),
        agentId: extra.agentId === undefined ? 'sample-agent-1' : extra.agentId,
        sbf: extra.sbf ?? false,
        fraudFlag: extra.fraudFlag ?? false,
        agentChangeReview: extra.agentChangeReview ?? false,
        ...dates,
        ...(reportDueInMonths !== undefined && { reportDueInMonths }),
      };
    },
  };
}
