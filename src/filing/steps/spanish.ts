import type { Dictionary } from '#rules';

/** Texts of filing/steps in Spanish, by the English ones. */
export const STEPS_IN_SPANISH: Dictionary = {};
