/** What a text message that is only a word asks for. */
export type TextCommand = 'stop' | 'start' | 'help';

/** The words, in English and Spanish (47 CFR 64.1200(a)(10)). */
export const TEXT_WORDS: Readonly<Record<string, TextCommand>> = {
  STOP: 'stop',
  STOPALL: 'stop',
  QUIT: 'stop',
  END: 'stop',
  REVOKE: 'stop',
  OPTOUT: 'stop',
  CANCEL: 'stop',
  UNSUBSCRIBE: 'stop',
  ALTO: 'stop',
  PARAR: 'stop',
  CANCELAR: 'stop',
  START: 'start',
  HELP: 'help',
};

/**
 * What a text message asks for, if it is one of the words: in capitals or not, with a period, as one word or two. A word within a sentence
 * asks for nothing by itself.
 * @example textCommand('Opt-out.') // 'stop'
 */
export const textCommand = (message: string): TextCommand | undefined => {
  const word = message.toUpperCase().replace(/[^A-Z]/g, '');
  return Object.hasOwn(TEXT_WORDS, word) ? TEXT_WORDS[word] : undefined;
};
