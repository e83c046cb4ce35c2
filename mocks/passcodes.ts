import type { components } from '#api';
import {
  agentDisplayName,
  formatDay,
  PASSCODE_ALPHABET,
  PASSCODE_LENGTH,
  passcodeAsIssued,
  passcodeLastDay,
  passcodeLetter,
} from '#rules';
import { samplePdf } from './sample-pdf';
import { nextReference, now, state, type MockIndividual } from './state';

/** An agent as a request describes them; their name in full is the registry's. */
const asIndividual = ({ nameValues: { name }, addressValues }: MockIndividual): MockIndividual => {
  const individual = { ...name, nameTyp: 'I' as const, orgName: '' };
  const fullName = agentDisplayName({ nameValues: { name: individual } });
  return { nameValues: { name: { ...individual, fullName, display: fullName } }, addressValues };
};

/** Issues a passcode to an individual, and writes the letter; different each time and the same in each run. */
export function issuePasscode(request: MockIndividual): void {
  const id = nextReference('letter');
  const individual = asIndividual(request);
  const character = PASSCODE_ALPHABET.charAt(state.serial % PASSCODE_ALPHABET.length);
  const passcode = character.repeat(PASSCODE_LENGTH);
  state.passcodes.set(passcode, individual);
  const { name, address } = passcodeLetter(individual);
  state.letters.unshift({
    id,
    name,
    address: address.join(', '),
    issuedAt: now(),
    lastDay: formatDay(passcodeLastDay(now())),
    state: 'issued',
    passcode,
    pdfBytes: samplePdf(`Passcode for ${name}: ${passcode}`),
  });
}

/** The agent to whom a passcode was issued; the passcode stays usable. */
export const findPasscode = (typed: string): MockIndividual | undefined =>
  state.passcodes.get(passcodeAsIssued(typed));

/** The same, and uses it up. */
export function usePasscode(typed: string): MockIndividual | undefined {
  const individual = findPasscode(typed);
  state.passcodes.delete(passcodeAsIssued(typed));
  return individual;
}

/** The letters, with the state of their passcodes. */
export const letters = (): components['schemas']['PasscodeLetter'][] =>
  state.letters.map((letter) => {
    const standing = state.passcodes.has(letter.passcode) ? 'issued' : 'used';
    return { ...letter, state: standing };
  });
