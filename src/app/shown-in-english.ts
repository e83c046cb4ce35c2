/** Texts that look like a page's and are none, or that are English in every language; each with the reason. */
export const SHOWN_IN_ENGLISH: Readonly<Record<string, string>> = {};
