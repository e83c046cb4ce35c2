/** Sentences of the registered-agent wizard (A section 5). */

export const TOO_MANY_RESULTS_MESSAGE =
  'The search results exceeds the number of records that can be displayed.';

export const LICENSE_MESSAGE = "Enter a valid Colorado driver's license or ID number";
export const LICENSE_LAST_NAME_MESSAGE = "Enter the agent's last name as it appears on their license or ID";
export const PASSCODE_MESSAGE = 'Enter a valid passcode.';
export const METHOD_MESSAGE = "Choose driver's license / ID card or passcode";

export const LICENSE_UNVERIFIED_MESSAGE = 'We are unable to verify this license or ID.';
export const UNDER_AGE_MESSAGE = 'The registered agent must be at least 18 years old.';
export const PASSCODE_INVALID_MESSAGE =
  'The passcode is invalid or expired. You can request a new passcode below.';
export const LICENSE_SERVICE_MESSAGE =
  'Due to a system error, we are unable to look up your license or ID at this time. You can try again later, or use the alternative method of verification.';

export const AGENT_TYPE_MESSAGE = 'Choose Individual or Entity.';

/** The same where the agent on record can be kept (reading 25). */
export const AGENT_TYPE_OR_KEEP_MESSAGE = 'Choose Individual or Entity, or keep the registered agent.';

/** Of a filing that keeps the agent on record (reading 25). */
export const CANNOT_KEEP_AGENT_MESSAGE =
  'The registered agent on record cannot be kept. Name a registered agent who can serve.';
