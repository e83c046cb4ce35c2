/** Why a form does not exist for an entity at all, whatever its status. */
export type UnavailableReason = 'noForm' | 'otherType';

/** What the filer is told, wherever it is said: in a list of forms, by the registry, and on the page that says it (reading 22). */
export const UNAVAILABLE_FORM: Readonly<Record<UnavailableReason, string>> = {
  noForm: 'This portal has no such form for this type of entity. The office tells you how to file it.',
  otherType: 'This form is not available for this type of entity.',
};

/** Whether a word of an address is such a reason. */
export const isUnavailableReason = (word: string): word is UnavailableReason =>
  Object.hasOwn(UNAVAILABLE_FORM, word);

/** Of a filing that the portal does not support yet. */
export const NOT_ONLINE_YET = 'This filing cannot be made online yet.';
