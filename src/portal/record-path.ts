/** The public record of an entity: `/business/search/20201234567/summary` (A2-search). */
export const recordPath = (entityId: string): string =>
  `/business/search/${encodeURIComponent(entityId)}/summary`;
