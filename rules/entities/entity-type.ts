/** Entity types of W section 3: limited liability company, corporations, nonprofits and cooperatives. */
export const ENTITY_TYPES = ['DLLC', 'DPC', 'DNC', 'DC55', 'DC56'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];
