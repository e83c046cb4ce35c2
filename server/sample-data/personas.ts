import type { operations } from '#api';
import { statusText } from '../entities/summarize';
import { ENTITY_PERSONAS } from './entity-personas';
import { SAMPLE_ACCOUNTS } from './sample-accounts';
import { SAMPLE_LICENSES, SAMPLE_RESERVATIONS } from './people';

/** A named entity, person or name of the sample registry, as testers see it. */
export type Persona =
  operations['personas']['responses'][200]['content']['application/json']['apiData']['personas'][number];

/** All named samples. */
export const PERSONAS: readonly Persona[] = [
  ...ENTITY_PERSONAS.map(({ entity, use }) => ({
    id: entity.entityId,
    name: entity.name,
    kind: 'entity',
    status: statusText(entity.statusCode),
    use,
  })),
  ...SAMPLE_LICENSES.map(({ licenseNumber, firstName, lastName, use }) => ({
    id: licenseNumber,
    name: `${firstName} ${lastName}`,
    kind: 'license',
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
