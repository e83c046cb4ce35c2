import type { Ending } from './filer';
import { chargesOf, registryAt } from './registry';

export interface Claim {
  /** The name that the filing gives an entity; null for a filing that may be followed by another name. */
  name: string | null;
  ending: Ending;
}

/** The faults after all filers have ended; none when every filing is on record once, was charged once and has its receipt. */
export async function audit(url: string, claims: readonly Claim[]): Promise<string[]> {
  const client = registryAt(url);
  const faults: string[] = [];
  const filed = claims.filter((claim) => claim.ending.kind === 'filed');
  const documents = new Set<string>();
  for (const { name, ending } of filed) {
    if (ending.kind !== 'filed') continue;
    const { data } = await client.GET('/business-api/entity/summary', {
      params: { query: { entityId: ending.entityId } },
    });
    const found = data?.apiData.entitySummary?.entityName;
    if (name !== null && found !== name)
      faults.push(`${name ?? ending.entityId}: entity ${ending.entityId} is ${found ?? 'not on record'}`);
    const again = await client.POST('/business-api/file/receipt', { body: { refId: ending.refId } });
    documents.add(again.data?.apiData.receipt?.transactionId ?? '');
    if (again.data?.apiData.receipt?.masterId !== ending.entityId)
      faults.push(`${name ?? ending.entityId}: the receipt changed`);
  }

  if (documents.size !== filed.length)
    faults.push(`${filed.length} filings share ${documents.size} documents`);

  const payments = await chargesOf(client);
  // The sample queue was paid before.
  const isSample = (refId = '') => refId.startsWith('sample-');
  const charged = payments.filter(
    ({ charges, state, refId }) => charges > 0 && state !== 'refunded' && !isSample(refId),
  );
  for (const { name, ending } of filed) {
    if (ending.kind !== 'filed') continue;
    const own = charged.filter(({ refId }) => refId === ending.refId);
    if (own.length !== 1) faults.push(`${name ?? ending.entityId}: charged ${own.length} times`);
  }
  if (charged.length !== filed.length) faults.push(`${charged.length} charges for ${filed.length} filings`);
  return faults;
}
