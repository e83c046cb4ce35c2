import type { Dictionary } from '#rules';

/** Texts of addresses in Spanish, by the English ones. */
export const ADDRESSES_IN_SPANISH: Dictionary = {};
