import { HOME_STATE } from '../constants/limits';
import { sentence, type Text } from '../language/text';

/** The state that an address must be in. */
export interface RequiredState {
  code: string;
  name: string;
}

/** The state whose registry this is; agents' addresses are locked to it. */
export const COLORADO: RequiredState = { code: HOME_STATE, name: 'Colorado' };

/** The sentence for an address in another state than the required one (W5-address-state). */
export const wrongStateMessage = ({ name }: RequiredState): Text =>
  sentence('Error - Address must be in {place}.', { place: name });

/** A state in the addresses of the armed forces and embassies abroad. */
interface MilitaryState {
  code: string;
  /** First three digits of its ZIP codes. */
  zipAreas: readonly string[];
}

/** The states of APO, FPO and DPO addresses (Publication 28, 225 and appendix B). */
export const MILITARY_STATES: readonly MilitaryState[] = [
  { code: 'AA', zipAreas: ['340'] },
  {
    code: 'AE',
    zipAreas: ['090', '091', '092', '093', '094', '095', '096', '097', '098'],
  },
  { code: 'AP', zipAreas: ['962', '963', '964', '965', '966'] },
];
