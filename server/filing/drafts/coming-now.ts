import type { Filing } from '#rules';
import type { Registry } from '../../context';
import { comingForEntity, previousEffective } from '../../entities/coming';
import type { EntityOnRecord } from '../../entities/find-entity';

/**
 * A saved filing as its filer reads it: what is coming for the entity, which nobody enters, is that of now and not of the last save, so that
 * whoever comes back later is told of it before they pay (T1-coming).
 */
export async function withComingNow(
  { db, clock }: Registry,
  filing: Filing,
  entity: EntityOnRecord | undefined,
): Promise<Filing> {
  const { submissionKey, recordValues } = filing;
  if (recordValues === undefined || entity === undefined) return filing;
  const now = clock.now();
  const coming = await comingForEntity(db, entity, { now, submissionKey });
  const last = previousEffective(coming) ?? '';
  return { ...filing, recordValues: { ...recordValues, previousEffective: last, coming } };
}
