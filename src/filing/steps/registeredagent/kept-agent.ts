/** The text about the agent on record whom a filing keeps. */
export const AGENT_KEPT_TEXT = 'This filing keeps the registered agent who is on record.';
