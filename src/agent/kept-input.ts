import type { AgentStep } from '#rules';

/** The name under which the input of a screen is kept while that screen is away. */
export const keptInputOf = (step: AgentStep): string => `agent/${step}`;
