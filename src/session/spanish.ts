import type { Dictionary } from '#rules';

/** Texts of session in Spanish, by the English ones. */
export const SESSION_IN_SPANISH: Dictionary = {};
