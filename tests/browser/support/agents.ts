import { savedAgent, type RegistryClient } from '../../resilience/registry';

/** Robin Sample, the persona of the sample registry who may be an agent. */
const LICENSE = { number: '921234567', lastName: 'Sample' };

/** An agent who was verified just now; the registry permits the same caller to name the agent on one filing. */
export const verifiedAgent = (registry: RegistryClient) => savedAgent(registry, LICENSE);
