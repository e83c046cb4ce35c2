import { randomBytes } from 'node:crypto';
import { certificateStanding, entityStatusText, officeDay } from '#rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables';
import type { IssuedCertificateTable } from '../database/tables/certificates';
import { jurisdictionName } from '../reference-data/lookup-values';
import { entityTypeDescription } from './entity-types';
import { findEntity, type EntityOnRecord } from './find-entity';

/** Digits and letters that nobody takes for one another: thirty-two, so that five bits choose one. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const NUMBER_LENGTH = 16;

/** A number that cannot be guessed (80 bits). */
const newNumber = (): string =>
  [...randomBytes(NUMBER_LENGTH)].map((byte) => CHARACTERS[byte % CHARACTERS.length]).join('');

type IssuedCertificate = Selectable<IssuedCertificateTable>;

/**
 * Records the facts of a certificate, so that it can be checked later. A second request on the same office day, while the record is
 * unchanged, gets the same certificate.
 */
export async function issueCertificate(
  db: Kysely<Database>,
  entity: EntityOnRecord,
  now: Date,
): Promise<IssuedCertificate> {
  const certified = {
    entity_id: entity.entity_id,
    entity_name: entity.name,
    status_code: entity.status_code,
    issued_on: officeDay(now.toISOString()),
  };
  await db
    .insertInto('issued_certificate')
    .values({
      ...certified,
      certificate_number: newNumber(),
      entity_type: entity.entity_type,
      formation_date: entity.formation_date,
      issued_at: now,
    })
    .onConflict((conflict) => conflict.constraint('issued_certificate_once').doNothing())
    .execute();
  return db
    .selectFrom('issued_certificate')
    .selectAll()
    .where((is) => is.and(certified))
    .executeTakeFirstOrThrow();
}

/** What a certificate stated, and what is still true of it; undefined for a number that was never issued. */
export async function checkCertificate(db: Kysely<Database>, number: string, now: Date) {
  const issued = await db
    .selectFrom('issued_certificate')
    .selectAll()
    .where('certificate_number', '=', number)
    .executeTakeFirst();
  const entity = issued && (await findEntity(db, issued.entity_id, now));
  if (issued === undefined || entity === undefined) return undefined;
  return {
    number,
    entityId: issued.entity_id,
    entityName: issued.entity_name,
    status: entityStatusText(issued.status_code),
    type: entityTypeDescription(issued.entity_type),
    jurisdiction: jurisdictionName(entity.jurisdiction),
    formationDate: issued.formation_date,
    issuedAt: issued.issued_at.toISOString(),
    standing: certificateStanding(issued.entity_name, {
      entityName: entity.name,
      statusCode: entity.status_code,
    }),
    today: { entityName: entity.name, status: entityStatusText(entity.status_code) },
  };
}
