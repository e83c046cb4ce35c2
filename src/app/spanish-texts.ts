import type { Dictionary } from '#rules';

/** Texts of the shell around every page in Spanish, by the English ones. */
export const SHELL_IN_SPANISH: Dictionary = {};
