import type { AgentAddressUse, Filing } from '#rules';
import { addressFromLine } from './address-line';

/** The filing with the agent at another address, which the filer has kept as it was entered. */
export const withAgentAt = (filing: Filing, use: AgentAddressUse, line: string): Filing => {
  const { registeredAgentValues: agent } = filing;
  const { addressValues } = agent;
  const kept = { ...addressFromLine(line), accepted: true, addressSelectionType: 'USER' } as const;
  return {
    ...filing,
    registeredAgentValues: {
      ...agent,
      addressValues:
        use === 'street'
          ? { ...addressValues, streetAddress: { ...addressValues.streetAddress, ...kept } }
          : {
              ...addressValues,
              mailingAddress: { ...addressValues.mailingAddress, ...kept },
              isSameAsStreetAddressChecked: false,
            },
    },
  };
};
