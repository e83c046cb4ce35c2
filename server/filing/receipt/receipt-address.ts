import type { Filing } from '#rules';
import { filingPath } from '#rules';

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
