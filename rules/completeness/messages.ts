/** What review shows in a section that is missing something (W2-review-missing). */
export const MISSING_MESSAGE = 'Information is missing or invalid.';

/** Of an amendment that changes nothing (W5-amend-change). */
export const AMENDMENT_MESSAGE =
  'You must change the entity name, enter additional information, or add an attachment.';
