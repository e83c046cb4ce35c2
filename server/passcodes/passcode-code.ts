import { PASSCODE_ALPHABET, PASSCODE_LENGTH, passcodeAsIssued } from '#rules';
import { keyedHash } from '../keyed-hash';

/** Bytes from here on would make the first characters of the alphabet likelier than the last. */
const FIRST_UNFAIR_BYTE = 256 - (256 % PASSCODE_ALPHABET.length);

/**
 * Derives a passcode from its ID: the same each time, so that a letter that is printed twice has the same passcode, which is stored nowhere.
 * Without the secret the ID reveals nothing about it.
 * @param passcodeId unguessable
 */
export function derivePasscode(secret: string, passcodeId: string): string {
  let passcode = '';
  for (let round = 0; passcode.length < PASSCODE_LENGTH; round += 1) {
    for (const byte of keyedHash(secret, `characters ${round}`, passcodeId)) {
      if (byte < FIRST_UNFAIR_BYTE) passcode += PASSCODE_ALPHABET.charAt(byte % PASSCODE_ALPHABET.length);
    }
  }
  return passcode.slice(0, PASSCODE_LENGTH);
}

/** The stored hash of the key with which a browser repeats the use of one passcode. */
export const repeatHashOf = (secret: string, passcodeId: string, repeatKey: string): string =>
  keyedHash(secret, `repeat ${passcodeId}`, repeatKey.toLowerCase()).toString('base64url');

/** The key under which a passcode is found, in upper or lower case. */
export const lookupKeyOf = (secret: string, passcode: string): string =>
  keyedHash(secret, 'look-up', passcodeAsIssued(passcode)).toString('base64url');
