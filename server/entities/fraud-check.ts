import { officeDay } from '#rules';
import type { Day } from '../database/tables/entities';
import type { EntityOnRecord } from './find-entity';

const yearsBefore = (day: Day, years: number): Day => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

const isOld = (date: Day | null, years: number, now: Date): boolean =>
  date !== null && date <= yearsBefore(officeDay(now.toISOString()), years);

type Check = (entity: EntityOnRecord, now: Date) => boolean;

/** Transactions that staff may have to look at, and when (decision on the administrative fraud check). */
const CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['CURE_DLNQ', (entity, now) => isOld(entity.delinquency_date, 5, now)],
  ['REINSTATE', (entity, now) => isOld(entity.dissolution_date, 2, now)],
  ['CHG_AGT_INFO', (entity) => entity.fraud_flag],
]);

/** Whether a filing on this entity is queued for review instead of taking effect. */
export const needsFraudCheck = (transactionType: string, entity: EntityOnRecord, now: Date): boolean =>
  CHECKS.get(transactionType)?.(entity, now) ?? false;
