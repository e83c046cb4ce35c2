import { lookUp } from '../vocabulary/look-up';
import { parameterType } from './parameter-type';
import type { ParameterType } from './parameter-type';

const FILLERS: Record<string, string> = {
  letters: 'a',
  digits: '5',
  spaces: ' ',
  capitals: 'A',
  tabs: '\t',
  'line breaks': '\n',
  'Windows line breaks': '\r\n',
  'unit separators': '\u001f',
  'delete characters': '\u007f',
  'zero-width spaces': '\u200b',
  'non-breaking spaces': '\u00a0',
};
/** `[200 letters]`, and whatever looks like it. */
const PLACEHOLDER = /\[(\d+) ([^\]]*)\]/g;

/**
 * `[200 letters]` stands for two hundred letters, so that a table can show a limit instead of its text, and what does not show.
 * @throws UnknownNoun for a placeholder of something else, which would else be tested as the text that it is
 */
export const expandPlaceholders = (text: string): string =>
  text.replace(PLACEHOLDER, (_, count: string, of: string) =>
    lookUp('placeholder', FILLERS, of).repeat(Number(count)),
  );

/** Texts as typed or shown, in quotation marks; quotation marks inside need no escape. */
export const TEXT_TYPES: readonly ParameterType[] = [parameterType('text', /"(.*)"/, expandPlaceholders)];
