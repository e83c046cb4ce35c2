import { HOME_STATE } from '../constants/limits';

/** The state that an address must be in. */
export interface RequiredState {
  code: string;
  name: string;
}

/** The state whose registry this is; agents' addresses are locked to it. */
export const COLORADO: RequiredState = { code: HOME_STATE, name: 'Colorado' };

/** The sentence for an address in another state than the required one (W5-address-state). */
export const wrongStateMessage = ({ name }: RequiredState): string => `Error - Address must be in ${name}.`;
