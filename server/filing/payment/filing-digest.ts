import { createHash } from 'node:crypto';
import type { Filing } from '#rules';

/** JSON with the keys in order, so that equal filings give equal text. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, entry]) => [key, ordered(entry)]),
  );
};

/**
 * The same for equal contents of a filing at the same price, whatever the order of its keys; another for any other content or price.
 * @param price whole dollars
 */
export const filingDigest = (filing: Filing, price: number): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered({ filing, price })))
    .digest('hex');
