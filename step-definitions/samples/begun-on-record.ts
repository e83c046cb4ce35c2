import { randomUUID } from 'node:crypto';
import type { EntityType, Filing, FilingType } from '#rules';
import { initialFiling } from '#rules';

/** An entity of the sample registry for each filing that a browser begins without following a link; none of them is paid for. */
const ENTITIES: Partial<Record<FilingType, { entityId: string; entityType: EntityType }>> = {
  reinstate: { entityId: '20101000012', entityType: 'DPC' },
  chgma: { entityId: '20101000014', entityType: 'DC56' },
};

/**
 * A filing on an entity on record, of which nothing is entered yet.
 * @throws {Error} for a filing without an entity of the sample registry
 */
export const begunOnRecord = (filingType: FilingType): Filing => {
  const entity = ENTITIES[filingType];
  if (!entity)
    throw new Error(`No entity of the sample registry is set apart for this filing: ${filingType}.`);
  return initialFiling({ filingType, submissionKey: randomUUID(), ...entity });
};
