import type { Dictionary } from '#rules';

/** Texts of people in Spanish, by the English ones. */
export const PEOPLE_IN_SPANISH: Dictionary = {};
