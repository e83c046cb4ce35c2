import type { Filing } from '../filing/filing';

/**
 * Whether a filing may take effect after another one that is delayed: what will be on record then is not known yet. A filing that takes
 * effect at once comes first (W5-ded).
 */
export const followsDelayedFiling = ({
  recordValues,
  effectiveDateValues,
}: Pick<Filing, 'recordValues' | 'effectiveDateValues'>): boolean =>
  !!recordValues?.previousEffective && effectiveDateValues.effectiveAtTimeOfFilingRadio !== 'Y';
