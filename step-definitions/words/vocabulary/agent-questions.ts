import type { AgentStep } from '#rules';

/** The questions of the registered-agent wizard, as the business names them. */
export const AGENT_QUESTIONS = {
  'the kind of agent': 'agentformation',
  "the entity's number or name": 'agentintroentity',
  'the entities found': 'agententitysearch',
  'the confirmation of the entity': 'agentconfirm',
  'the way of verification': 'agentintroindiv',
  'the license or ID card': 'agentindivinfoid',
  'the name and address for a passcode': 'agentindivinfo',
  'the review of the request': 'individualconfirm',
  'the receipt of the request': 'individualmail',
  'the passcode': 'individualconfirmpasscode',
  'the individual agent': 'individualsummary',
  'the saving of the agent': 'agentnavredirect',
} satisfies Record<string, AgentStep>;
