import { DEFAULT_LANGUAGE, filedNames, type Language, PATHS } from '#rules';
import type { Registry } from '../../context';
import { storedDocument, storeDocument } from './stored-document';
import { issueCertificate } from '../../entities/certificates';
import { entityTypeDescription } from '../../entities/entity-types';
import { findEntity } from '../../entities/find-entity';
import { publicFiling } from './public-filing';
import { recordAddress } from '../confirmation/receipt-address';
import { stateWhenFiled } from './state-when-filed';
import { jurisdictionName } from '../../reference-data/lookup-values';

/**
 * The document of a filing on record, for everybody: in English the stamped one, made at the first request and stored; in another language
 * a copy of it. Undefined when there is none, and for a filing that waits for review.
 */
export async function filedDocument(
  registry: Registry,
  entityId: string,
  transactionId: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Buffer | undefined> {
  const { db, documents, config } = registry;
  const found = await publicFiling(db, { entityId, transactionId });
  if (found === undefined) return undefined;
  const { record, filing } = found;
  const stamp = {
    name: filedNames(record.filing, stateWhenFiled(record)).name,
    entityId,
    documentNumber: transactionId,
    filedAt: record.filed_at,
    effectiveAt: record.effective_at,
    amount: record.amount,
    onRecord: recordAddress(config.publicUrl, entityId),
  };
  if (language !== DEFAULT_LANGUAGE) return documents.draw('copyOfFiling', filing, stamp, language);
  const stored = await storedDocument(registry, transactionId);
  if (stored !== undefined) return stored;
  const contents = await documents.draw('stampedFiling', filing, stamp);
  return storeDocument(registry, transactionId, contents);
}

/** A certificate of good standing, or undefined for an entity that is not in good standing. */
export async function certificateOf(
  { db, clock, config, documents }: Registry,
  entityId: string,
): Promise<Buffer | undefined> {
  const entity = await findEntity(db, entityId, clock.now());
  if (entity === undefined || entity.status_code !== 'GOOD') return undefined;
  const { certificate_number: number, issued_at: issuedAt } = await issueCertificate(db, entity, clock.now());
  return documents.draw('goodStandingCertificate', {
    name: entity.name,
    entityId,
    entityType: entityTypeDescription(entity.entity_type),
    jurisdiction: jurisdictionName(entity.jurisdiction),
    formationDate: entity.formation_date,
    issuedAt: issuedAt.toISOString(),
    number,
    checkAddress: `${config.publicUrl}${PATHS.certificate}/${number}`,
  });
}
