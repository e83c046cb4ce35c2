import { REMOVAL_STATEMENT, type PiiIds } from '#rules';
import { fillSignOn } from '../../../step-definitions/signed-on/browser-sign-on';
import type { Filer } from './filer';

/** Opens a page of the staff area, signs on where the office asks for it, and is led back to the page. */
export async function opensAsStaff(filer: Filer, path: string, title: string): Promise<void> {
  await filer.page.goto(path);
  await fillSignOn(filer.page, 'Morgan Reyes');
  await filer.page.waitForURL((url) => url.pathname + url.search === path);
  await filer.seesPage(title);
}

/** Of the sample registry: an entity with a document to withhold, and a Statement of Removal. */
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
