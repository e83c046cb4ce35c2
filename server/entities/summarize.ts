import { DateTime } from 'luxon';
import type { components } from '#api';
import type { RegisteredAgentValues } from '#rules';
import { emptyRegisteredAgent, ENTITY_STATUSES, isEntityStatusCode, officeDay } from '#rules';
import type { AgentDetailsColumn } from '../database/tables/agents';
import type { Day } from '../database/tables/entities';
import { entityTypeDescription } from './entity-types';
import type { EntityOnRecord } from './find-entity';
import { isQueuedForReview } from './fraud-check';
import { openReportDueDay } from './report-due';

type EntitySummary = components['schemas']['EntitySummary'];

/** The status in words; the code itself for one that is not known. */
export const statusText = (code: string): string => (isEntityStatusCode(code) ? ENTITY_STATUSES[code] : code);

/** An entity as filings show it (W3-summary). */
export function summarize(entity: EntityOnRecord, transactionType: string, now: Date): EntitySummary {
  const today = officeDay(now.toISOString());
  const reportDue = openReportDueDay(entity, now);
  return {
    entityId: entity.entity_id,
    entityName: entity.name,
    entityType: { code: entity.entity_type, description: entityTypeDescription(entity.entity_type) },
    status: statusText(entity.status_code),
    statusCode: entity.status_code,
    formationDate: entity.formation_date,
    jurisdiction: entity.jurisdiction,
    reportingMonth: String(entity.reporting_month).padStart(2, '0'),
    principalOfficeAddress: {
      streetAddress: entity.principal_office.streetAddress,
      mailingAddress: entity.principal_office.mailingAddress,
    },
    ...(entity.agent === null ? {} : { registeredAgentValues: agentValues(entity.agent) }),
    fraudFlag: entity.fraud_flag ? 'Y' : 'N',
    sbf: entity.sbf,
    anniversaryDate: lastAnniversary(entity.formation_date, today),
    ...(reportDue === null ? {} : { entityReportDueDate: reportDue }),
    ...(entity.dissolution_date === null ? {} : { dissolutionDate: entity.dissolution_date }),
    effectiveDate: entity.effective_at.toISOString(),
    adminFraudCheck: isQueuedForReview(transactionType, entity, today),
  };
}

const agentValues = ({ nameValues, addressValues }: AgentDetailsColumn): RegisteredAgentValues => ({
  ...emptyRegisteredAgent(),
  nameValues,
  addressValues,
});

/** The day and month of the formation, this year or, before it comes, last year; 28 February stands in for the 29th. */
function lastAnniversary(formed: Day, today: Day): Day {
  const year = Number(today.slice(0, 4));
  const inYear = (anniversary: number) =>
    DateTime.fromISO(formed).set({ year: anniversary }).toFormat('yyyy-MM-dd');
  return inYear(year) <= today ? inYear(year) : inYear(year - 1);
}
