import { standingByClock, statesBefore } from '#rules';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Database } from '../database/tables';
import type { Day } from '../database/tables/entities';

/** The columns from which the standing of an entity follows by the clock. */
export const STANDING_COLUMNS = ['status_code', 'report_due', 'effective_at', 'delinquency_date'] as const;

export interface StandingRow {
  status_code: string;
  report_due: Day | null;
  effective_at: Date;
  delinquency_date: Day | null;
}

/**
 * A row of an entity with its standing at an instant, which its job may not have written down yet (T1-clock).
 * Everything that is told, sold or decided about an entity reads its status through this.
 */
export function withStandingAt<Row extends StandingRow>(row: Row, now: Date): Row {
  const { statusCode, delinquentSince } = standingByClock(
    {
      statusCode: row.status_code,
      reportDueDay: row.report_due,
      delinquentSince: row.delinquency_date,
      effectiveAt: row.effective_at.toISOString(),
    },
    now.toISOString(),
  );
  return { ...row, status_code: statusCode, delinquency_date: delinquentSince };
}

/**
 * Whether a delayed filing of the entity was to take effect by now and has not: it is older than what the clock does, so its effect comes
 * first.
 */
export const awaitsEffect = (
  { exists, selectFrom, lit }: ExpressionBuilder<Database, 'entity'>,
  now: Date,
): ExpressionWrapper<Database, 'entity', SqlBool> =>
  exists(
    selectFrom('filing_record')
      .select(lit(1).as('one'))
      .whereRef('filing_record.entity_id', '=', 'entity.entity_id')
      .where('effect_state', 'in', statesBefore('dayComes'))
      .where('effective_at', '<=', now),
  );
