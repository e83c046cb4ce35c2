import type { Filing } from '#rules';
import { filingPath } from '#rules';

/**
 * Where a filer sees the receipt of a filing and how its review stands, without an account. The reference in it cannot be guessed; with it
 * a rejected filing can be corrected, so it is written to nobody but the filer, and to whom the filer sends the receipt.
 */
export const receiptAddress = (
  publicUrl: string,
  { filingType }: Pick<Filing, 'filingType'>,
  refId: string,
) => (filingType === '' ? publicUrl : `${publicUrl}${filingPath(filingType, 'receipt', { refId })}`);
