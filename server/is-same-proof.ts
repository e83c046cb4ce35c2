import { timingSafeEqual } from 'node:crypto';

/** Whether a proof that came from outside is the right one; the time that it takes tells nothing of where they differ. */
export function isSameProof(given: string, right: string): boolean {
  // As texts: base64 has several for the same bytes, and only the one that was handed out counts.
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
