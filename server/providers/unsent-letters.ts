import type { LetterProvider } from '../ports/letter-port';

/** Mails nothing: the developer panel shows every letter. Developer environments only. */
export const unsentLetters: LetterProvider = { send: () => Promise.resolve() };
