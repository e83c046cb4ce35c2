import type { Filing, FilingType } from '#rules';
import { availabilityKey, statutorySuffix } from '#rules';
import type { Registry } from '../context';
import { filingOnRecord } from './filing-on-record';
import { keepingOffice } from './office-changes';
import { entityOnRecord } from './on-record';
import { withVerifiedAgent } from './verified-agent';

let serial = 0;

/** Another entity in the situation of a persona, under a name of its own, so that each test changes one of its own. */
export async function entityLike(registry: Registry, persona: string) {
  const { agent: _, name: sampleName, principal_office, ...row } = await entityOnRecord(registry, persona);
  const ownName = `Entity ${(serial += 1)} LLC`;
  const name = `${ownName}${statutorySuffix(sampleName)}`;
  const entityId = `2010199${String(serial).padStart(4, '0')}`;
  await registry.db
    .insertInto('entity')
    .values({ ...row, entity_id: entityId, name, principal_office: JSON.stringify(principal_office) })
    .execute();
  const nameRow = { name_key: availabilityKey(name), close_key: '', name, holder_id: entityId };
  await registry.db
    .insertInto('name_holding')
    .values({ ...nameRow, holder_kind: 'entity', expires_at: null })
    .execute();
  return { entityId, own: ownName, name };
}

/** A complete cure or reinstatement, begun as the browser does. */
export async function restorationOf(
  registry: Registry,
  filingType: FilingType,
  entityId: string,
): Promise<Filing> {
  const filing = keepingOffice(await filingOnRecord(registry, filingType, entityId));
  return withVerifiedAgent(registry, { ...filing, statute: filingType === 'reinstate' ? '7-80-102' : '' });
}
