/** The queries about an entity on record, so that the server can embed their answers. */
export const recordQuery = (entityId: string) => ({ query: { entityId } });

/** The forms that can be filed for it. */
export const formsQuery = (id: string) => ({ path: { id } });

/** A page of what was filed for it. */
export const historyQuery = (id: string, page: number) => ({
  path: { id },
  query: { page: String(page) },
});
