import { declareStep } from '../declare-step';

/** The registered agent and the consent (A5-consent). */
export const registeredAgent = declareStep({
  name: 'registeredagent',
  inFeatures: 'registered agent',
  kind: 'page',
  flag: 'hasRegisteredAgent',
  parts: { registeredAgentValues: 'whole' },
  isOneAnswer: true,
  sections: [{ section: 'registeredAgent' }],
  needs: "the registered agent's entity ID number, driver's license or ID card",
});
