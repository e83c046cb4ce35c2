import type { Dictionary } from '#rules';

/** Texts of filing/whats-next in Spanish, by the English ones. */
export const WHATS_NEXT_IN_SPANISH: Dictionary = {};
