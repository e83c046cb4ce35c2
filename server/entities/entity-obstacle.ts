import type { FormInstead, Text } from '#rules';
import { formInstead, formObstacle } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { entityFacts } from './entity-forms';
import type { EntityOnRecord } from './find-entity';

/**
 * Why an entity cannot file a transaction now, from the registry's record alone, as a sentence for the filer; null when it can
 * (W7-available, readings 13, 22 and 27).
 * @param asking the key of the filing that asks, which does not stand in its own way
 */
export const entityObstacle = async (
  db: Kysely<Database>,
  entity: EntityOnRecord,
  transactionType: string,
  asking: { now: Date; submissionKey?: string },
): Promise<Text | null> =>
  formObstacle(transactionType, await entityFacts(db, entity, asking), asking.now.toISOString());

/** The form to file where that transaction cannot be filed; null for none (T1-since). */
export const entityFormInstead = async (
  db: Kysely<Database>,
  entity: EntityOnRecord,
  now: Date,
): Promise<FormInstead | null> => formInstead(await entityFacts(db, entity, { now }), now.toISOString());
