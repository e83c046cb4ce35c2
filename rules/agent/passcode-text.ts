/**
 * The characters of a passcode: none that is mistaken for another in print (0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B), and no
 * vowel, so that no passcode reads like a word.
 */
export const PASSCODE_ALPHABET = '23456789CDFGHJKMNPQRTVWXY';

/**
 * A passcode without white space: whoever reads it in two halves may enter it so, and what is pasted brings a blank or a line break along.
 * @example withoutBlanks(' k7qw d9xm') // 'k7qwd9xm'
 */
export const withoutBlanks = (typed: string): string => typed.replace(/\s/g, '');

/**
 * A passcode as it was issued, whatever way it was typed: upper and lower case do not differ.
 * @example passcodeAsIssued(' k7qw d9xm ') // 'K7QWD9XM'
 */
export const passcodeAsIssued = (typed: string): string => withoutBlanks(typed).toUpperCase();
