/**
 * The characters of a passcode: none that is mistaken for another in print (0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B), and no vowel,
 * so that no passcode is a word.
 */
export const PASSCODE_ALPHABET = '23456789CDFGHJKMNPQRTVWXY';

/**
 * A passcode as it was issued, whatever way it was typed: upper and lower case do not differ, and white space is no part of it.
 * @example passcodeAsIssued(' k7qw d9xm ') // 'K7QWD9XM'
 */
export const passcodeAsIssued = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();
