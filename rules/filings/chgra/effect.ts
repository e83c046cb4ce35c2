import type { FilingEffect } from '../declare-effect';
import { agentSet } from '../facts-set';

/** Until it takes effect, the agent on record serves. */
export const chgraEffect: FilingEffect = {
  about: ['registeredAgent'],
  sets: (_filing, given) => [{ set: agentSet(given) }],
};
