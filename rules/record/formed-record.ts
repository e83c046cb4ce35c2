import { reportDueDate } from '../calendar/report-due';
import { officeDay } from '../calendar/office-time';
import type { Filing } from '../filing/filing';
import type { RecordFacts } from '../record/facts';

/**
 * What a formation puts on record when it is received: its entity, which begins when the filing takes effect.
 * @param given the ID that the registry has given to the agent; when the filing was received, and when it takes effect, as ISO 8601 instants
 */
export const formedRecord = (
  { entityNameValues, principalOfficeValues }: Filing,
  { registeredAgent, receivedAt, at }: { registeredAgent: string; receivedAt: string; at: string },
): RecordFacts => {
  const formed = officeDay(at);
  return {
    name: entityNameValues.name,
    statutoryLanguage: '',
    status: { code: 'DELAYED', delinquentSince: null, dissolvedOn: null },
    principalOffice: principalOfficeValues,
    registeredAgent,
    reportMonth: Number(formed.slice(5, 7)),
    reportDue: reportDueDate(formed, receivedAt),
    secureFiling: false,
  };
};
