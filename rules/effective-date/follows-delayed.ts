import type { Filing } from '../filing/filing';

/**
 * Whether a filing may take effect after another one that is delayed: nobody knows yet what will be on record then. One that takes
 * effect at filing comes first (W5-ded).
 */
export const followsDelayedFiling = ({
  recordValues,
  effectiveDateValues,
}: Pick<Filing, 'recordValues' | 'effectiveDateValues'>): boolean =>
  !!recordValues?.previousEffective && effectiveDateValues.effectiveAtTimeOfFilingRadio !== 'Y';
