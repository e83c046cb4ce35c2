import type { RegisteredAgentValues } from '../filing/agent-values';

/** An agent as it may be stored: proofs of identity are of no use once the agent was saved, and lie nowhere. */
export const withoutIdentityProofs = (agent: RegisteredAgentValues): RegisteredAgentValues => ({
  ...agent,
  verifyValues: { ...agent.verifyValues, driversLicenseId: '', passcode: '' },
});
