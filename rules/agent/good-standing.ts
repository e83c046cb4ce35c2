import { ENTITY_STATUSES, isEntityStatusCode } from '../entities/entity-statuses';

/** A status in words, whether it came as its code or already in words. */
export const entityStatusText = (status: string): string =>
  isEntityStatusCode(status) ? ENTITY_STATUSES[status] : status;

/** Only an entity in Good Standing can be chosen as a registered agent (A2-agent-search). */
export const isSelectableAsAgent = (status: string): boolean =>
  entityStatusText(status) === ENTITY_STATUSES.GOOD;

/** Shown in the results table instead of a choice. */
export const NOT_SELECTABLE = 'Not selectable';
