import type { operations } from '#api';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { statusText } from '../entities/summarize';
import { ENTITY_PERSONAS } from './entity-personas';
import { SAMPLE_ACCOUNTS } from './sample-accounts';
import { SAMPLE_LICENSES, SAMPLE_RESERVATIONS } from './people';
import { SAMPLE_PASSCODES } from './sample-passcodes';

/** A named entity, person or name of the sample registry, as testers see it. */
export type Persona =
  operations['personas']['responses'][200]['content']['application/json']['apiData']['personas'][number];

const ENTITIES: readonly Persona[] = ENTITY_PERSONAS.map(({ entityId, name, statusCode, use }) => ({
  id: entityId,
  name,
  kind: 'entity',
  status: statusText(statusCode),
  use,
}));

const OTHERS: readonly Persona[] = [
  ...SAMPLE_LICENSES.map(({ licenseNumber, firstName, lastName, use }) => ({
    id: licenseNumber,
    name: `${firstName} ${lastName}`,
    kind: 'license',
    use,
  })),
  ...SAMPLE_PASSCODES.map(({ passcode, firstName, lastName, use }) => ({
    id: passcode,
    name: `${firstName} ${lastName}`,
    kind: 'passcode',
    use,
  })),
  ...SAMPLE_RESERVATIONS.map(({ name, ownerName }) => ({
    id: name,
    name,
    kind: 'reservedName',
    use: `Reserved for ${ownerName}: the filer is asked whether they may use it`,
  })),
  ...SAMPLE_ACCOUNTS.map(({ userId, name, email, entityId, password, temporary, use }) => ({
    id: userId,
    name,
    kind: entityId === undefined ? 'staffAccount' : 'secureFilingAccount',
    use: entityId === undefined ? use : `${use} (entity ${entityId}, email ${email})`,
    password: password ?? temporary?.password ?? '',
  })),
];

/** All named samples as they are made: entities without the statutory language, whose day follows from that of the loading. */
export const PERSONAS: readonly Persona[] = [...ENTITIES, ...OTHERS];

/** All named samples, the entities with the name and the status that they have on record now; those that it lacks are left out. */
export async function personasOnRecord(db: Kysely<Database>): Promise<Persona[]> {
  const rows = await db
    .selectFrom('entity')
    .select(['entity_id', 'name', 'status_code'])
    .where(
      'entity_id',
      'in',
      ENTITIES.map(({ id }) => id),
    )
    .limit(ENTITIES.length)
    .execute();
  const onRecord = new Map(rows.map((row) => [row.entity_id, row]));
  const entities = ENTITIES.flatMap((persona) => {
    const row = onRecord.get(persona.id);
    return row ? [{ ...persona, name: row.name, status: statusText(row.status_code) }] : [];
  });
  return [...entities, ...OTHERS];
}
