/** Why an entity of some status cannot file, where several filings say the same: sentences for the filer (W7-available). */
export const CURE_FIRST = 'A delinquent entity has to cure its delinquency first.';
export const REINSTATE_FIRST = 'A dissolved entity has to be reinstated first.';
