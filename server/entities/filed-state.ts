import type { FiledState } from '#rules';
import { filedState } from '#rules';
import type { EffectState } from '../database/tables/filings';

/** The state of a filing on record, as its history and the access to its document name it. */
export const stateOfFiling = (effectState: EffectState): FiledState =>
  filedState({
    isEffective: effectState === 'effective',
    isUnderFraudCheck: effectState === 'waitingForReview',
  });
