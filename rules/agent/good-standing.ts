import { ENTITY_STATUSES, isEntityStatusCode } from '../entities/entity-statuses';
import { AGENT_OBSTACLE_TEXTS, type AgentObstacle } from './may-serve';

/** A status in words, whether it came as its code or already in words. */
export const entityStatusText = (status: string): string =>
  isEntityStatusCode(status) ? ENTITY_STATUSES[status] : status;

/** Shown in the results table instead of a choice. */
export const NOT_SELECTABLE = 'Not selectable';

/**
 * Why an entity that was found cannot be chosen as a registered agent, in words; null for one that can. Only one in Good Standing can
 * (A2-agent-search), and not where the registry knows that it cannot serve.
 */
export const selectionObstacle = (status: string, obstacle?: AgentObstacle): string | null => {
  if (obstacle !== undefined) return AGENT_OBSTACLE_TEXTS[obstacle];
  return entityStatusText(status) === ENTITY_STATUSES.GOOD ? null : AGENT_OBSTACLE_TEXTS.standing;
};
