import type { Dictionary } from '#rules';

/** Texts of attachments in Spanish, by the English ones. */
export const ATTACHMENTS_IN_SPANISH: Dictionary = {};
