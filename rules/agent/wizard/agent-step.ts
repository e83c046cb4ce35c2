import type { Query } from '../../navigation/paths';
import { BASE_PATH, PATHS, queryString } from '../../navigation/paths';
import { keysOf } from '../../keys-of';

/** The sub-screens of the registered-agent wizard under /agent (A section 2), with their titles. */
export const AGENT_STEP_TITLES = {
  agentformation: 'Registered agent type',
  agentintroentity: 'Entity agent',
  agentintroindiv: 'Individual agent verification',
  agentindivinfo: 'Individual agent name and address',
  agentindivinfoid: "Driver's license or ID card",
  agententitysearch: 'Entity search results',
  agentconfirm: 'Entity agent confirmation',
  individualconfirm: 'Passcode request review',
  individualmail: 'Passcode request success',
  individualconfirmpasscode: 'Passcode confirmation',
  individualsummary: 'Individual agent summary',
  agentnavredirect: 'Saving the registered agent',
} as const;

export type AgentStep = keyof typeof AGENT_STEP_TITLES;
export const AGENT_STEPS: readonly AgentStep[] = keysOf(AGENT_STEP_TITLES);

/** The screen that a path segment names; an unknown one leads to the agent type (A2-agent-unknown). */
export const agentStepOf = (segment: string): AgentStep =>
  AGENT_STEPS.find((step) => step === segment) ?? 'agentformation';

/**
 * The address of a screen of the wizard; of its first one without a name. `agentPath('agentconfirm')` is
 * `/business/agent/agentconfirm`, the last screen is `/business/agent/redirect`.
 */
export const agentPath = (step: AgentStep = 'agentformation', query?: Query): string =>
  `${step === 'agentnavredirect' ? PATHS.agentRedirect : `${BASE_PATH}/agent/${step}`}${queryString(query)}`;
