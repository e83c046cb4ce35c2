import type { Dictionary } from '#rules';

/** Texts of filing/wizard in Spanish, by the English ones. */
export const WIZARD_IN_SPANISH: Dictionary = {};
