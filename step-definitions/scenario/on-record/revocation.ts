import { randomUUID } from 'node:crypto';
import type { Filing } from '#rules';
import { initialFiling, revocableFilings, withEntitySummary } from '#rules';
import type { ApiScenarioContext } from '../context/api';
import { completeFiling } from '../../samples/filing';

/** A complete revocation of the first filing of an entity that is still to come, begun with the entity's summary as the application begins it. */
export async function revocationOf({ client }: ApiScenarioContext, entityId: string): Promise<Filing> {
  const { data } = await client.call('entitySummary', { query: { entityId, transTyp: 'REVOKE' } });
  if (!data?.entitySummary) throw new Error(`The entity ${entityId} is not on record.`);
  const submissionKey = randomUUID();
  const begun = withEntitySummary(
    initialFiling({ filingType: 'revoke', submissionKey, entityId }),
    data.entitySummary,
  );
  const [delayed] = revocableFilings(begun, new Date().toISOString());
  if (delayed === undefined) throw new Error(`No filing of the entity ${entityId} is still to come.`);
  const { filersValues, notificationsValues } = completeFiling(submissionKey, '');
  return { ...begun, revokes: delayed.document, filersValues, notificationsValues };
}
