import type { Dictionary } from '#rules';

/** Texts of controls in Spanish, by the English ones. */
export const CONTROLS_IN_SPANISH: Dictionary = {};
