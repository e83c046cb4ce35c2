import type { AgentStep } from '#rules';

/** The name under which what was typed on a screen is kept while that screen is away. */
export const keptInputOf = (step: AgentStep): string => `agent/${step}`;
