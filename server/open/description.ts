import type { OpenHandlers } from './operation';

/** The contract of the open record, as it is given out. */
export const descriptionOperations: OpenHandlers<'openDescription'> = {
  openDescription: ({ description }) => Promise.resolve({ json: description as Record<string, never> }),
};
