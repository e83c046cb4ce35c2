import type { Filing, FilingType, PrivateDocumentType, StepProblem } from '#rules';
import { availabilityKey, statutorySuffix } from '#rules';
import type { Registry } from '../context';
import { findEntity } from '../entities/find-entity';
import { upload } from '../filing/attachments/upload';
import { saveDraft } from '../filing/drafts/drafts';
import { filingOnRecord, submitFiling } from './filing-on-record';
import { withVerifiedAgent } from './with-verified-agent';

/** The entity under this number. */
export async function entityOnRecord({ db }: Registry, entityId: string) {
  const entity = await findEntity(db, entityId);
  if (entity === undefined) throw new Error(`${entityId} is not on record.`);
  return entity;
}

let serial = 0;

/** Another entity in the situation of a persona, under a name of its own, so that each test changes one of its own. */
export async function entityLike(registry: Registry, persona: string) {
  const { agent: _, name: sampleName, principal_office, ...row } = await entityOnRecord(registry, persona);
  const own = `Entity ${(serial += 1)} LLC`;
  const name = `${own}${statutorySuffix(sampleName)}`;
  const entityId = `2010199${String(serial).padStart(4, '0')}`;
  await registry.db
    .insertInto('entity')
    .values({ ...row, entity_id: entityId, name, principal_office: JSON.stringify(principal_office) })
    .execute();
  const held = { name_key: availabilityKey(name), close_key: '', name, holder_id: entityId };
  await registry.db
    .insertInto('name_holding')
    .values({ ...held, holder_kind: 'entity', expires_at: null })
    .execute();
  return { entityId, own, name };
}

/** A complete cure or reinstatement, begun as the browser does. */
export async function restorationOf(
  registry: Registry,
  filingType: FilingType,
  entityId: string,
): Promise<Filing> {
  const filing = await filingOnRecord(registry, filingType, entityId);
  const { principalOfficeValues: office } = filing;
  return withVerifiedAgent(registry, {
    ...filing,
    statute: filingType === 'reinstate' ? '7-80-102' : '',
    principalOfficeValues: {
      ...office,
      streetAddress: { ...office.streetAddress, addressSelectionType: 'USER' },
    },
  });
}

/** Who holds a name. */
export const holderOf = ({ db }: Registry, name: string) =>
  db
    .selectFrom('name_holding')
    .select(['holder_kind', 'holder_id'])
    .where('name_key', '=', availabilityKey(name))
    .executeTakeFirst();

/** The problems with which payment start refuses a filing. */
export async function refusedWith(
  registry: Registry,
  filing: Filing,
  refId?: string,
): Promise<StepProblem[]> {
  const refusal = await submitFiling(registry, filing, refId).catch((error: unknown) => error);
  const { status, details } = refusal as { status?: number; details?: { problems: StepProblem[] } };
  if (status !== 422 || details === undefined) throw new Error('Payment start did not refuse the filing.');
  return details.problems;
}

/** A picture of one pixel. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The filing with what staff need for their review: an email address and a private file for each document. */
export async function withSubmissions(
  registry: Registry,
  filing: Filing,
  documents: PrivateDocumentType[] = ['AFFIDAVIT', 'PHOTO_ID'],
) {
  const draft = await saveDraft(registry.db, { refId: undefined, filing, now: registry.clock.now() });
  if (draft.kind !== 'saved') throw new Error('The filing was not saved.');
  const { refId } = draft;
  const privateAttachments = [];
  for (const documentTyp of documents) {
    const sent = { fileName: `${documentTyp}.png`, mimeType: 'image/png', fileContents: PNG, private: true };
    const kept = await upload(registry, { refId, ...sent });
    if (kept !== null) privateAttachments.push({ ...kept, documentTyp });
  }
  const additionalInfoValues = { ...filing.additionalInfoValues, privateAttachments };
  return { refId, filing: { ...filing, email: 'filer@example.com', additionalInfoValues } };
}
