import type { Filing } from '../filing/filing';

/**
 * The moment at which the filer asks a filing to take effect; null for that of filing.
 * @returns ISO 8601 instant
 */
export const requestedEffect = ({
  effectiveDateValues: { effectiveAtTimeOfFilingRadio, effectiveDateTime },
}: Pick<Filing, 'effectiveDateValues'>): string | null =>
  effectiveAtTimeOfFilingRadio === 'N' && effectiveDateTime !== '' ? effectiveDateTime : null;
