import type { Dictionary } from '#rules';

/** Texts of filing/review in Spanish, by the English ones. */
export const REVIEW_IN_SPANISH: Dictionary = {};
