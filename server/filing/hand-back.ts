import { HttpFailure } from '../http/failure';
import { isSameLoopback } from '../http/loopback';

/** Where the hosted card page may send the payer. */
export interface HandBackAddresses {
  receiptUrl: string;
  backUrl: string;
  cancelUrl: string;
}

function ownAddress(text: string, publicUrl: URL): URL | null {
  if (!URL.canParse(text, publicUrl)) return null;
  const address = new URL(text, publicUrl);
  if (!['http:', 'https:'].includes(address.protocol) || address.username !== '') return null;
  return address.origin === publicUrl.origin || isSameLoopback(address, publicUrl) ? address : null;
}

/**
 * The addresses as absolute ones of this application, the receipt's with the filing's reference.
 * @throws HttpFailure 400 for an address elsewhere.
 */
export function handBackAddresses(
  given: HandBackAddresses,
  refId: string,
  publicUrl: string,
): HandBackAddresses {
  const own = new URL(publicUrl);
  const faults: { path: string; message: string }[] = [];
  const resolve = (name: keyof HandBackAddresses): URL => {
    const address = ownAddress(given[name], own);
    if (address === null)
      faults.push({ path: `body.${name}`, message: 'must be an address of this application' });
    return address ?? own;
  };
  const receipt = resolve('receiptUrl');
  const [back, cancel] = [resolve('backUrl'), resolve('cancelUrl')];
  if (faults.length > 0) throw new HttpFailure(400, 'The request does not satisfy the contract.', { faults });
  receipt.searchParams.set('refId', refId);
  return { receiptUrl: receipt.href, backUrl: back.href, cancelUrl: cancel.href };
}
