import type { Filing } from '#rules';
import { filingPath, PATHS } from '#rules';

/**
 * Where a filer sees the receipt of a filing and how its review stands, without an account. With the reference of the filing itself a rejected
 * filing can be corrected: only mails to its filer have it. Anybody else is given that of the receipt (`receiptReference`).
 */
export const receiptAddress = (
  publicUrl: string,
  { filingType }: Pick<Filing, 'filingType'>,
  reference: string,
) =>
  filingType === '' ? publicUrl : `${publicUrl}${filingPath(filingType, 'receipt', { refId: reference })}`;

/** Where everybody can look the entity of a filing up, to make sure of what is said of it. */
export const recordAddress = (publicUrl: string, entityId: string): string =>
  `${publicUrl}${PATHS.search}/${encodeURIComponent(entityId)}`;
