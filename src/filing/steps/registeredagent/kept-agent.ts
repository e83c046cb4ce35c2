/** Said of the agent on record whom a filing keeps. */
export const KEPT = 'This filing keeps the registered agent who is on record.';
