import { PASSCODE_ALPHABET, passcodeAsIssued } from '#rules';
import { state, type MockIndividual } from './state';

/** Issues a passcode to an individual; different each time and the same in each run. */
export function issuePasscode(individual: MockIndividual): void {
  state.serial += 1;
  const letter = PASSCODE_ALPHABET.charAt(state.serial % PASSCODE_ALPHABET.length);
  state.passcodes.set(letter.repeat(8), individual);
}

/** Whom a passcode was issued to; it stays usable. */
export const findPasscode = (typed: string): MockIndividual | undefined =>
  state.passcodes.get(passcodeAsIssued(typed));

/** The same, and uses it up. */
export function usePasscode(typed: string): MockIndividual | undefined {
  const individual = findPasscode(typed);
  state.passcodes.delete(passcodeAsIssued(typed));
  return individual;
}
