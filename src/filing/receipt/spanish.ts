import type { Dictionary } from '#rules';

/** Texts of filing/receipt in Spanish, by the English ones. */
export const RECEIPT_IN_SPANISH: Dictionary = {};
