import type { Dictionary } from '#rules';

/** Texts of filing/documents in Spanish, by the English ones. */
export const DOCUMENTS_IN_SPANISH: Dictionary = {};
