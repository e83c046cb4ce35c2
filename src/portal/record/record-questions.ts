/** What is asked about an entity on record, so that the server can answer it before it is asked. */
export const recordQuestion = (entityId: string) => ({ query: { entityId } });

/** The forms that can be filed for it. */
export const formsQuestion = (id: string) => ({ path: { id } });

/** A page of what was filed for it. */
export const historyQuestion = (id: string, page: number) => ({
  path: { id },
  query: { page: String(page) },
});
