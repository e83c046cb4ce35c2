import type { Dictionary } from '#rules';

/** Texts of portal in Spanish, by the English ones. */
export const PORTAL_IN_SPANISH: Dictionary = {};
