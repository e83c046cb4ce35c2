import { formatAddress } from '../../addresses/format-address';
import { agentMailingAddress } from '../../people/agent-mailing-address';
import { agentDisplayName } from '../../people/agent-name';
import type { PasscodeRequestValues } from './passcode-request';

/** What the filer reads of the letter with the passcode. */
export interface PasscodeLetter {
  name: string;
  /** The lines of the address that it goes to. */
  address: string[];
}

/** The mailing details of a passcode: it goes to the mailing address, or to the street address without one (A2-agent-mail). */
export const passcodeLetter = (request: PasscodeRequestValues): PasscodeLetter => ({
  name: agentDisplayName(request),
  address: formatAddress(agentMailingAddress(request) ?? request.addressValues.streetAddress),
});
