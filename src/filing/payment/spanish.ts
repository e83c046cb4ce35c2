import type { Dictionary } from '#rules';

/** Texts of filing/payment in Spanish, by the English ones. */
export const PAYMENT_IN_SPANISH: Dictionary = {};
