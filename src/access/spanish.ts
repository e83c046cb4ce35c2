import type { Dictionary } from '#rules';

/** Texts of access in Spanish, by the English ones. */
export const ACCESS_IN_SPANISH: Dictionary = {};
