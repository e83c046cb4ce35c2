import type { TextProvider } from '../ports/text-port';
import { DEMONSTRATION } from './demonstration-mail';

/** Says in every message that it has no legal effect; for all environments but production. */
export const demonstrationTexts = (texts: TextProvider): TextProvider => ({
  send: ({ text, ...message }) => texts.send({ ...message, text: `${DEMONSTRATION}. ${text}` }),
});
