import type { RegisteredAgentValues } from '../filing-parts/agent-values';

/** An agent as it may be stored: a license and a passcode are of no use once the agent was saved, and are kept nowhere. */
export const withoutLicenseAndPasscode = (agent: RegisteredAgentValues): RegisteredAgentValues => ({
  ...agent,
  verifyValues: { ...agent.verifyValues, driversLicenseId: '', passcode: '' },
});
