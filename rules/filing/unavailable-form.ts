/** Why a form does not exist for an entity at all, whatever its status. */
export type UnavailableReason = 'noForm' | 'otherType';

/**
 * The message to the filer, wherever it appears: in a list of forms, from the registry, and on the page of an unavailable form (reading
 * 22).
 */
export const UNAVAILABLE_FORM: Readonly<Record<UnavailableReason, string>> = {
  noForm: 'This portal has no such form for this type of entity. The office tells you how to file it.',
  otherType: 'This form is not available for this type of entity.',
};

/** Whether a word of an address is such a reason. */
export const isUnavailableReason = (word: string): word is UnavailableReason =>
  Object.hasOwn(UNAVAILABLE_FORM, word);

/** For a filing that the portal does not support yet. */
export const NOT_ONLINE_YET = 'This filing cannot be made online yet.';
