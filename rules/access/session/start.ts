/** What is requested when the application starts. */
export interface StartFacts {
  hasEnvironment: boolean;
  isBusinessAlive: boolean;
  isCommonAlive: boolean;
  isMailAlive: boolean;
}

/**
 * Whether the portal opens or the down page is shown: one service of three that does not answer its heartbeat is enough, and
 * so is no environment (A2-health).
 */
export const startOutcome = (facts: StartFacts): 'ready' | 'down' =>
  facts.hasEnvironment && facts.isBusinessAlive && facts.isCommonAlive && facts.isMailAlive
    ? 'ready'
    : 'down';
