import { keyedHash } from '../keyed-hash';
import { isSameProof } from '../is-same-proof';

/** 128 bits of the hash: nobody guesses them, and addresses with them stay short. */
const PROOF_BYTES = 16;

const proofOf = (secret: string, purpose: string, text: string): string =>
  keyedHash(secret, purpose, text).subarray(0, PROOF_BYTES).toString('base64url');

/** What a key is for. One that confirms does not open the page, and one that stops opens nothing. */
export type Purpose = 'following' | 'confirming' | 'stopping' | 'open key';

/** A text with its proof. The proof is made with a secret and stored nowhere, so that the database gives no key away. */
export const sealed = (secret: string, purpose: Purpose, text: string): string =>
  `${text}.${proofOf(secret, `follower ${purpose}`, text)}`;

/** The text of a key; undefined where its proof is not right. */
export function unsealed(secret: string, purpose: Purpose, key: string): string | undefined {
  const end = key.lastIndexOf('.');
  const text = key.slice(0, Math.max(end, 0));
  return isSameProof(key.slice(end + 1), proofOf(secret, `follower ${purpose}`, text)) ? text : undefined;
}
