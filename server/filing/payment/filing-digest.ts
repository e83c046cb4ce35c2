import { createHash } from 'node:crypto';
import { canonicalJson, type Filing } from '#rules';

/** What others begin and pay on the entity meanwhile is no change of this filing. */
const withoutComing = ({ recordValues, ...filing }: Filing) => ({
  ...filing,
  ...(recordValues && { recordValues: { ...recordValues, coming: undefined } }),
});

/**
 * The same for equal contents of a filing at the same price, whatever the order of its keys; another for any other content or price.
 * @param price whole dollars
 */
export const filingDigest = (filing: Filing, price: number): string =>
  createHash('sha256')
    .update(canonicalJson({ filing: withoutComing(filing), price }))
    .digest('hex');
