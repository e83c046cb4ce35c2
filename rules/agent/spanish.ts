import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const AGENT_IN_SPANISH: Dictionary = {};
