import type { Filing } from '#rules';
import { revocableFilings } from '#rules';
import type { ApiScenarioContext } from '../context/api';
import { completeFiling } from '../../samples/filing';

/** A complete revocation of the first filing of an entity that is still to come, begun with the entity's summary as the application begins it. */
export async function revocationOf(context: ApiScenarioContext, entityId: string): Promise<Filing> {
  const begun = await context.begunOn(entityId, 'revoke', 'REVOKE');
  const [delayed] = revocableFilings(begun, new Date().toISOString());
  if (delayed === undefined) throw new Error(`No filing of the entity ${entityId} is still to come.`);
  const { filersValues, notificationsValues } = completeFiling(begun.submissionKey, '');
  return { ...begun, revokes: delayed.document, filersValues, notificationsValues };
}
