import { reportDueDate, transactionObstacle } from '#rules';
import type { Day } from '../database/tables/entities';
import type { EntityOnRecord } from './find-entity';

const aYearBefore = (instant: Date): Date => {
  const earlier = new Date(instant);
  earlier.setUTCFullYear(earlier.getUTCFullYear() - 1);
  return earlier;
};

/**
 * The day by which the open periodic report of an entity is due; null for one that has none to file. A noncompliant entity has missed
 * the one that was due last. Whoever needs the day asks here: it is computed from the formation, while the record keeps none.
 */
export function openReportDueDay(entity: EntityOnRecord, now: Date): Day | null {
  const { entity_type: entityType, status_code: statusCode, formation_date: formed } = entity;
  if (transactionObstacle('REPORT', { entityType, statusCode }) !== null) return null;
  const isOverdue = statusCode === 'NONCOMP';
  return reportDueDate(formed, (isOverdue ? aYearBefore(now) : now).toISOString()) || null;
}
