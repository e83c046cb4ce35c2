import type { Filing } from '#rules';
import { isMadeOnce, isStillWanted } from '#rules';
import type { Transaction } from 'kysely';
import { delayedFilings } from '../../database/delayed-filings';
import type { Database } from '../../database/tables';
import { findEntity } from '../../entities/find-entity';
import { lockEntity } from '../../entities/lock-entity';

/** Whether the record still wants a filing that can be made once only, by the standing that its entity has at a moment; locks the entity. */
export async function isWantedOnRecord(
  tx: Transaction<Database>,
  filing: Filing,
  at: Date,
): Promise<boolean> {
  const instant = at.toISOString();
  if (!isMadeOnce(filing, instant)) return true;
  await lockEntity(tx, filing.entityId);
  const entity = await findEntity(tx, filing.entityId, at);
  if (entity === undefined) return false;
  const { status_code: code, delinquency_date, dissolution_date, report_due: reportDue } = entity;
  const status = { code, delinquentSince: delinquency_date, dissolvedOn: dissolution_date };
  const delayed = await delayedFilings(tx, filing.entityId, at);
  return isStillWanted(filing, { status, reportDue, delayed }, instant);
}
