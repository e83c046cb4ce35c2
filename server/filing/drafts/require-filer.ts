import type { Filing } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';
import { requireSecureFiler } from '../../contract/access';
import type { Principal } from '../../callers/principal';

/**
 * Permits every caller to use a filing, unless its entity has secure filing: then only its secure filer (reading 38). A filing that forms
 * an entity, or does not exist, has none.
 * @throws HttpFailure 401 without a token, 403 with the token of another user
 */
export async function requireFilerOf(
  db: Kysely<Database>,
  filing: Pick<Filing, 'entityId'> | undefined,
  principal: Principal,
): Promise<void> {
  if (filing === undefined || filing.entityId === '') return;
  const entity = await db
    .selectFrom('entity')
    .select(['entity_id', 'sbf'])
    .where('entity_id', '=', filing.entityId)
    .executeTakeFirst();
  if (entity === undefined) return;
  requireSecureFiler(principal, { entityId: entity.entity_id, hasSecureFiling: entity.sbf });
}
