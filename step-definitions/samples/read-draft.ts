import type { Filing } from '#rules';

/** A filing in progress as the registry gives it back: text, which only the registry has written. */
export const readDraft = (text: string | undefined): Filing => {
  if (text === undefined) throw new Error('The registry does not give the filing back.');
  return JSON.parse(text) as Filing;
};
