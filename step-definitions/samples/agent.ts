import type { RegisteredAgentValues } from '#rules';
import { emptyRegisteredAgent } from '#rules';
import { addressFromLine } from './address-line';
import { individual } from './filing';

/**
 * An individual agent with addresses as one line each.
 * @param mailing empty when there is none, `the same` when mail goes to the street address
 */
export const agentAt = (name: string, street: string, mailing: string): RegisteredAgentValues => {
  const agent = emptyRegisteredAgent();
  const { streetAddress, mailingAddress } = agent.addressValues;
  const isSame = mailing === 'the same';
  return {
    ...agent,
    nameValues: { name: { ...agent.nameValues.name, ...individual(name) } },
    addressValues: {
      ...agent.addressValues,
      streetAddress: street ? { ...streetAddress, ...addressFromLine(street) } : streetAddress,
      mailingAddress:
        mailing && !isSame ? { ...mailingAddress, ...addressFromLine(mailing) } : mailingAddress,
      isSameAsStreetAddressChecked: isSame,
    },
  };
};
