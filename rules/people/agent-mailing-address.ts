import type { Address } from '../filing-parts/address';
import type { RegisteredAgentValues } from '../filing-parts/agent-values';

/** The address that mail goes to; null when none was given ("N/A"). */
export const agentMailingAddress = ({
  addressValues: { streetAddress, mailingAddress, isSameAsStreetAddressChecked },
}: Pick<RegisteredAgentValues, 'addressValues'>): Address | null => {
  if (isSameAsStreetAddressChecked) return streetAddress;
  return mailingAddress.address1 === '' ? null : mailingAddress;
};
