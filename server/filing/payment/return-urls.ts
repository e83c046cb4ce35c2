import { HttpFailure } from '../../failures/failure';
import { isSameLoopback } from '../../settings/loopback';

/** The addresses to which the hosted card page may send the payer. */
export interface ReturnUrls {
  receiptUrl: string;
  backUrl: string;
  cancelUrl: string;
}

/** The address as a URL of this application; null for one elsewhere. */
function urlOfThisApplication(text: string, publicUrl: URL): URL | null {
  if (!URL.canParse(text, publicUrl)) return null;
  const url = new URL(text, publicUrl);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '') return null;
  return url.origin === publicUrl.origin || isSameLoopback(url, publicUrl) ? url : null;
}

/**
 * The addresses as absolute ones of this application, the receipt's with the filing's reference.
 * @throws HttpFailure 400 for an address elsewhere.
 */
export function resolveReturnUrls(given: ReturnUrls, refId: string, publicUrl: string): ReturnUrls {
  const base = new URL(publicUrl);
  const faults: { path: string; message: string }[] = [];
  const resolve = (name: keyof ReturnUrls): URL => {
    const url = urlOfThisApplication(given[name], base);
    if (url === null)
      faults.push({ path: `body.${name}`, message: 'must be an address of this application' });
    return url ?? base;
  };
  const receipt = resolve('receiptUrl');
  const [back, cancel] = [resolve('backUrl'), resolve('cancelUrl')];
  if (faults.length > 0) throw new HttpFailure(400, 'The request does not satisfy the contract.', { faults });
  receipt.searchParams.set('refId', refId);
  return { receiptUrl: receipt.href, backUrl: back.href, cancelUrl: cancel.href };
}
