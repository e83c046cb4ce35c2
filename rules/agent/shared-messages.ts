// Sentences about the agent that are not used by its wizard alone: in a file of their own, so that other pages do not load those of the
// wizard.

export const ENTITY_BOX_MESSAGE =
  "Enter a valid entity ID number. Entity must be in good standing, have a usual place of business in Colorado, and can't be a trade name or trademark.";

/** Of a name as of a number. */
export const NO_RECORDS_MESSAGE =
  'No records found - there are no entities on record that match the information you entered into the search.';

export const KEPT_AGENT_CHANGED_MESSAGE =
  'The registered agent on record is another one by now. Name the registered agent again.';

export const CONSENT_MESSAGE = 'You must get consent before appointing a person as your registered agent';

export const MAILING_MESSAGE = 'Mark the box or enter a mailing address.';
