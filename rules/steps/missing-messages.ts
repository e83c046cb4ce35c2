/** What review shows in a section that is missing something (W2-review-missing). */
export const MISSING_MESSAGE = 'Information is missing or invalid.';

/** For an amendment that changes nothing (W5-amend-change). */
export const AMENDMENT_MESSAGE =
  'You must change the entity name, enter additional information, or add an attachment.';

/** For a change of address to the one on record. */
export const SAME_OFFICE_MESSAGE =
  'Nothing has changed: this address is on record. Change the principal office address, enter additional information, or add an attachment.';

/** For a change of mailing address to the one on record. */
export const SAME_MAILING_ADDRESS_MESSAGE =
  'Nothing has changed: this mailing address is on record. Change it, enter additional information, or add an attachment.';

/** For a change of agent to the one on record. */
export const SAME_AGENT_MESSAGE =
  'Nothing has changed: this agent is on record with these addresses. Name another agent, change an address, enter additional information, or add an attachment.';
