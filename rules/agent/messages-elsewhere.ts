// Sentences about the agent that more than its wizard says: apart, so that what says them does not bring those of the wizard along.

export const ENTITY_BOX_MESSAGE =
  "Enter a valid entity ID number. Entity must be in good standing, have a usual place of business in Colorado, and can't be a trade name or trademark.";

export const KEPT_AGENT_CHANGED_MESSAGE =
  'The registered agent on record is another one by now. Name the registered agent again.';

export const CONSENT_MESSAGE = 'You must get consent before appointing a person as your registered agent';

export const MAILING_MESSAGE = 'Mark the box or enter a mailing address.';
