import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** What a text message that is only a word asks for. */
export type TextCommand = 'stop' | 'start' | 'help';

const STOP_WORDS = [
  'stop',
  'stopall',
  'quit',
  'end',
  'revoke',
  'optout',
  'cancel',
  'unsubscribe',
  // In Spanish.
  'alto',
  'parar',
  'cancelar',
] as const;
const WORDS = [...STOP_WORDS, 'start', 'help'] as const;
type TextWord = (typeof WORDS)[number];

/** Words of text messages that are carried out at once. */
export const TEXT_WORD_TABLE = defineTable<TextCommand>()({
  name: 'What a word in a text message asks for',
  source: 'T3-stop',
  hitPolicy: 'unique',
  inputs: { word: choice(WORDS) },
  rows: [
    { when: { word: STOP_WORDS }, then: 'stop' },
    { when: { word: 'start' }, then: 'start' },
    { when: { word: 'help' }, then: 'help' },
  ],
});

const isWord = (text: string): text is TextWord => WORDS.some((word) => word === text);

/**
 * What a text message asks for, if it is one of the words: in capitals or not, with a period, as one word or two. A word within a sentence
 * asks for nothing by itself.
 * @example textCommand('Opt-out.') // 'stop'
 */
export const textCommand = (message: string): TextCommand | undefined => {
  const word = message.toLowerCase().replace(/[^a-z]/g, '');
  return isWord(word) ? evaluate(TEXT_WORD_TABLE, { word }) : undefined;
};
