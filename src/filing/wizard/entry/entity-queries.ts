/** What is asked about the entity of a filing, so that the server can answer it before it is asked. */
export const summaryQuery = (entityId: string, transTyp: string) => ({ entityId, transTyp });

/** Whether an entity can file a transaction now. */
export const availabilityQuery = (entityId: string, transactionType: string) => ({
  entityId,
  transactionType,
});
