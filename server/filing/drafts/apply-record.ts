import type { Filing, KnownNow } from '#rules';
import { effectOf } from '#rules';
import type { Registry } from '../../context';
import { changedFacts } from '../../entities/changed-facts';
import { entityFormInstead, entityObstacle } from '../../entities/entity-obstacle';
import type { EntityOnRecord } from '../../entities/find-entity';
import { withFactsOnRecord } from './facts-on-record';

/**
 * Replaces what the browser sent about the entity by what the registry has on record, and finds why the entity cannot file this now
 * (W7-available, reading 22) and what has changed on record since the filing began (reading 27).
 */
export async function applyRecord(
  registry: Registry,
  { filing: received, entity }: { filing: Filing; entity: EntityOnRecord },
): Promise<Pick<KnownNow, 'filing' | 'changed' | 'obstacle' | 'instead'>> {
  const { db, clock } = registry;
  const now = clock.now();
  const begunWith = received.recordValues?.version;
  const filing = await withFactsOnRecord(registry, received, entity);
  const { transactionType, submissionKey } = filing;
  const obstacle = await entityObstacle(db, entity, transactionType, { now, submissionKey });
  return {
    filing,
    obstacle,
    instead: obstacle === null ? null : await entityFormInstead(db, entity, now),
    changed: await changedFacts(db, entity, begunWith, effectOf(filing).about),
  };
}
