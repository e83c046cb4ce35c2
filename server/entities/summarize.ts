import { DateTime } from 'luxon';
import type { components } from '#api';
import type { Coming, FilingType, RegisteredAgentValues } from '#rules';
import { emptyRegisteredAgent, formerNames, ENTITY_STATUSES, isEntityStatusCode, officeDay } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { agentOnRecord } from './agent-on-record';
import type { AgentDetailsColumn } from '../database/tables/agents';
import type { Day, PrincipalOffice } from '../database/tables/entities';
import { entityTypeDescription } from './entity-types';
import type { EntityOnRecord } from './find-entity';
import { isQueuedForReview } from './fraud-check';
import { comingForEntity, previousEffective } from './coming';

type EntitySummary = components['schemas']['EntitySummary'];

/** The status in words; the code itself for one that is not known. */
export const statusText = (code: string): string => (isEntityStatusCode(code) ? ENTITY_STATUSES[code] : code);

/**
 * An entity as filings show it (W3-summary).
 * @param asking type and key of the filing that asks; an empty type for none
 */
export async function readSummary(
  db: Kysely<Database>,
  entity: EntityOnRecord,
  asking: { filingType: FilingType | ''; submissionKey?: string; now: Date },
): Promise<EntitySummary> {
  const { filingType, now } = asking;
  const coming = await comingForEntity(db, entity, asking);
  const agent = await agentOnRecord(db, entity, now);
  const namesBefore = await findFormerNames(db, entity);
  return {
    ...summarize(entity, { filingType, coming, now }),
    ...(namesBefore.length > 0 && { formerNames: namesBefore }),
    agentInGoodStanding: agent?.isInGoodStanding ?? false,
  };
}

/** Former names that a record shows at most. */
const MAX_FORMER_NAMES = 20;

async function findFormerNames(db: Kysely<Database>, entity: EntityOnRecord): Promise<string[]> {
  const rows = await db
    .selectFrom('former_name')
    .select('name')
    .where('entity_id', '=', entity.entity_id)
    .orderBy('name')
    .limit(MAX_FORMER_NAMES)
    .execute();
  return formerNames(
    entity.name,
    rows.map(({ name }) => name),
  );
}

function summarize(
  entity: EntityOnRecord,
  { filingType, coming, now }: { filingType: FilingType | ''; coming: Coming[]; now: Date },
): EntitySummary {
  const today = officeDay(now.toISOString());
  const previous = previousEffective(coming);
  return {
    entityId: entity.entity_id,
    entityName: entity.name,
    entityType: { code: entity.entity_type, description: entityTypeDescription(entity.entity_type) },
    status: statusText(entity.status_code),
    statusCode: entity.status_code,
    formationDate: entity.formation_date,
    jurisdiction: entity.jurisdiction,
    reportingMonth: String(entity.reporting_month).padStart(2, '0'),
    principalOfficeAddress: officeAddresses(entity.principal_office),
    ...(entity.agent === null ? {} : { registeredAgentValues: agentValues(entity.agent) }),
    fraudFlag: entity.fraud_flag ? 'Y' : 'N',
    sbf: entity.sbf,
    version: entity.version,
    ...(entity.report_due === null ? {} : { reportDueDate: entity.report_due }),
    ...(previous === undefined ? {} : { previousEffective: previous }),
    coming,
    anniversaryDate: lastAnniversary(entity.formation_date, today),
    ...(entity.dissolution_date === null ? {} : { dissolutionDate: entity.dissolution_date }),
    effectiveDate: entity.effective_at.toISOString(),
    adminFraudCheck: filingType !== '' && isQueuedForReview(filingType, entity, today),
  };
}

/** A mailing address that is the same as the street address is told in full. */
export const officeAddresses = ({
  streetAddress,
  mailingAddress,
  isSameAsStreetAddressChecked,
}: PrincipalOffice) => ({
  streetAddress,
  mailingAddress: isSameAsStreetAddressChecked
    ? { ...streetAddress, addressTyp: mailingAddress.addressTyp }
    : mailingAddress,
});

/** A stored agent as filings and records show it. */
export const agentValues = ({ nameValues, addressValues }: AgentDetailsColumn): RegisteredAgentValues => ({
  ...emptyRegisteredAgent(),
  nameValues,
  addressValues,
});

/** The day and month of the formation, this year or, before it comes, last year; 28 February in place of the 29th. */
function lastAnniversary(formed: Day, today: Day): Day {
  const year = Number(today.slice(0, 4));
  const inYear = (anniversary: number) =>
    DateTime.fromISO(formed).set({ year: anniversary }).toFormat('yyyy-MM-dd');
  return inYear(year) <= today ? inYear(year) : inYear(year - 1);
}
