import type { Dictionary } from '#rules';

/** Texts of forms in Spanish, by the English ones. */
export const FORMS_IN_SPANISH: Dictionary = {};
