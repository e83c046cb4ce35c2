import type { Dictionary } from '#rules';

/** Texts of filing/return in Spanish, by the English ones. */
export const RETURN_IN_SPANISH: Dictionary = {};
