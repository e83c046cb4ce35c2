import { HttpFailure } from '../http/failure';

/** Where the hosted card page may send the payer. */
export interface HandBackAddresses {
  receiptUrl: string;
  backUrl: string;
  cancelUrl: string;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The same server under another of the names that a machine has for itself. */
const isSameLoopback = (one: URL, other: URL): boolean =>
  LOOPBACK.has(one.hostname) && LOOPBACK.has(other.hostname) && one.port === other.port;

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
