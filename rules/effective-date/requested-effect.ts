import type { Filing } from '../filing/filing';

/**
 * The moment at which the filer wants a filing to take effect; null for the moment of filing.
 * @returns ISO 8601 instant
 */
export const requestedEffect = ({
  effectiveDateValues: { effectiveAtTimeOfFilingRadio, effectiveDateTime },
}: Pick<Filing, 'effectiveDateValues'>): string | null =>
  effectiveAtTimeOfFilingRadio === 'N' && effectiveDateTime !== '' ? effectiveDateTime : null;
