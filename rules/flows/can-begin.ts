import { isSupportedFiling } from '../filing/supported-filings';
import type { FilingType } from '../filing/filing-type';
import { stepsOfAny } from './flow';
import type { StepName } from '../filing/step-name';

/**
 * Whether a filing of this type can be begun and continued: the registry carries it out, and there is a screen for every step
 * that it may have. Otherwise all of its addresses say that it is unavailable (W2-unavailable).
 * @param hasScreen the screens of the portal; left out where no portal is asked about
 */
export const canBegin = (
  filingType: FilingType,
  hasScreen: (step: StepName) => boolean = () => true,
): boolean => isSupportedFiling(filingType) && stepsOfAny(filingType).every(hasScreen);
