import type { Dictionary } from '#rules';

/** Texts of agent in Spanish, by the English ones. */
export const AGENT_IN_SPANISH: Dictionary = {};
