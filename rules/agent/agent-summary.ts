import type { Address } from '../filing/address';
import { formatName } from '../people-list/person-name';
import type { RegisteredAgentValues } from './agent-values';

/** The agent's name as shown: the organisation's, or first, middle, last and suffix; empty while there is no agent. */
export const agentDisplayName = ({
  nameValues: { name },
}: Pick<RegisteredAgentValues, 'nameValues'>): string =>
  name.nameTyp === 'O' ? name.orgName : formatName({ ...name, orgName: '' });

/** Whether an agent stands on the filing. */
export const hasRegisteredAgent = (values: Pick<RegisteredAgentValues, 'nameValues'>): boolean =>
  values.nameValues.name.nameTyp !== '' && agentDisplayName(values) !== '';

/** The address that mail goes to; null when none was given ("N/A"). */
export const agentMailingAddress = ({
  addressValues: { streetAddress, mailingAddress, isSameAsStreetAddressChecked },
}: Pick<RegisteredAgentValues, 'addressValues'>): Address | null => {
  if (isSameAsStreetAddressChecked) return streetAddress;
  return mailingAddress.address1 === '' ? null : mailingAddress;
};
