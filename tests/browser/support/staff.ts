import { REMOVAL_STATEMENT, type PiiIds } from '#rules';
import { openSignedOn } from '../../../step-definitions/scenario/sign-on/kept-sign-on';
import type { Filer } from './filer';

/** Opens a page of the staff area, as somebody who has signed on before. */
export async function opensAsStaff(filer: Filer, path: string, title: string): Promise<void> {
  await openSignedOn(filer.page, filer.origin, 'Morgan Reyes', path);
  await filer.seesPage(title);
}

/** From the sample registry: an entity with a document to withhold, and a Statement of Removal. */
export const PII_ENTITY = '20181000083';

/** The numbers of the sample registry that belong together in a request to remove personal data. */
export async function requestNumbers({ registry }: Pick<Filer, 'registry'>): Promise<PiiIds> {
  const path = { params: { path: { id: PII_ENTITY } } };
  const { data } = await registry.GET('/business-api/entity/{id}/filings', path);
  const { filings = [] } = data?.apiData ?? {};
  const removal = filings.find(({ transactionType }) => transactionType === REMOVAL_STATEMENT);
  const document = filings.find(({ transactionType }) => transactionType !== REMOVAL_STATEMENT);
  return {
    entityId: PII_ENTITY,
    piiDocId: document?.transactionId ?? '',
    removalDocId: removal?.transactionId ?? '',
  };
}
