import type { Filing } from '#rules';
import { filingPath, PATHS } from '#rules';

/**
 * The address at which a filer sees the receipt of a filing and the state of its review, without an account. The reference of the filing
 * itself permits correcting a rejected filing, so only mails to its filer contain it; everyone else is given the reference of the receipt
 * (`receiptReference`).
 */
export const receiptAddress = (
  publicUrl: string,
  { filingType }: Pick<Filing, 'filingType'>,
  reference: string,
) =>
  filingType === '' ? publicUrl : `${publicUrl}${filingPath(filingType, 'receipt', { refId: reference })}`;

/** The address at which everybody can look up the entity of a filing. */
export const recordAddress = (publicUrl: string, entityId: string): string =>
  `${publicUrl}${PATHS.search}/${encodeURIComponent(entityId)}`;
