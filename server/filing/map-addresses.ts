import type { Address, Filing, RequiredState } from '#rules';
import { COLORADO, formatAddress } from '#rules';
import type { AgentDetailsColumn } from '../database/tables/agents';

type AgentAddresses = AgentDetailsColumn['addressValues'];

/** What holds for the place in which an address stands. */
export interface AddressPlace {
  refusesPoBox: boolean;
  requiredState?: RequiredState;
  /** The address under which the registry itself found whom it is about: it needs no verification. */
  onRecord?: Address;
}

const STREET: AddressPlace = { refusesPoBox: true };
const MAILING: AddressPlace = { refusesPoBox: false };

/**
 * Replaces every address of a filing that somebody entered and that is used: of the principal office, the agent, the persons
 * forming and the filers. One after the other, so that a long filing takes no more than its turn.
 *
 * @param agentFoundAt the addresses that the registry has on record of the agent
 */
export async function mapAddresses(
  filing: Filing,
  agentFoundAt: AgentAddresses | null,
  change: (address: Address, place: AddressPlace) => Promise<Address>,
): Promise<Filing> {
  const changed = (address: Address, place: AddressPlace): Promise<Address> =>
    formatAddress(address).length === 0 ? Promise.resolve(address) : change(address, place);

  async function pair<A extends Pick<AgentAddresses, Parts>>(
    values: A,
    street: AddressPlace,
    mailing: AddressPlace,
  ) {
    const { streetAddress, mailingAddress, isSameAsStreetAddressChecked: isSame } = values;
    return {
      ...values,
      streetAddress: await changed(streetAddress, street),
      mailingAddress: isSame ? mailingAddress : await changed(mailingAddress, mailing),
    };
  }

  async function persons<P extends { addressValues: { streetAddress: Address } }>(list: readonly P[]) {
    const result: P[] = [];
    for (const person of list) {
      const streetAddress = await changed(person.addressValues.streetAddress, STREET);
      result.push({ ...person, addressValues: { ...person.addressValues, streetAddress } });
    }
    return result;
  }

  const agent = filing.registeredAgentValues;
  return {
    ...filing,
    principalOfficeValues: await pair(filing.principalOfficeValues, STREET, MAILING),
    registeredAgentValues: {
      ...agent,
      addressValues: await pair(
        agent.addressValues,
        { ...STREET, requiredState: COLORADO, onRecord: agentFoundAt?.streetAddress },
        { ...MAILING, requiredState: COLORADO, onRecord: agentFoundAt?.mailingAddress },
      ),
    },
    formationValues: { ...filing.formationValues, formers: await persons(filing.formationValues.formers) },
    filersValues: { ...filing.filersValues, filers: await persons(filing.filersValues.filers) },
  };
}

type Parts = 'streetAddress' | 'mailingAddress' | 'isSameAsStreetAddressChecked';
