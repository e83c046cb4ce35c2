import type { Address, Filing, RequiredState } from '#rules';
import { COLORADO, formatAddress } from '#rules';
import type { AgentDetailsColumn } from '../../database/tables/agents';

type AgentAddresses = AgentDetailsColumn['addressValues'];

/** The requirements of an address at its place in the filing. */
export interface AddressPlace {
  refusesPoBox: boolean;
  requiredState?: RequiredState;
  /** The address that the registry itself has on record here: it needs no verification. */
  recorded?: Address;
}

const STREET: AddressPlace = { refusesPoBox: true };
const MAILING: AddressPlace = { refusesPoBox: false };

/** Verifies the address at this place. */
type Verify = (address: Address, place: AddressPlace) => Promise<Address>;

/** Only entered addresses are verified. */
const verifyEntered =
  (verify: Verify): Verify =>
  (address, place) =>
    formatAddress(address).length === 0 ? Promise.resolve(address) : verify(address, place);

async function mapPair<
  A extends Pick<AgentAddresses, 'streetAddress' | 'mailingAddress' | 'isSameAsStreetAddressChecked'>,
>(values: A, street: AddressPlace, mailing: AddressPlace, verify: Verify): Promise<A> {
  const { streetAddress, mailingAddress, isSameAsStreetAddressChecked: isSame } = values;
  return {
    ...values,
    streetAddress: await verify(streetAddress, street),
    mailingAddress: isSame ? mailingAddress : await verify(mailingAddress, mailing),
  };
}

async function mapPersons<P extends { addressValues: { streetAddress: Address } }>(
  persons: readonly P[],
  verify: Verify,
): Promise<P[]> {
  const verified: P[] = [];
  for (const person of persons) {
    const streetAddress = await verify(person.addressValues.streetAddress, STREET);
    verified.push({ ...person, addressValues: { ...person.addressValues, streetAddress } });
  }
  return verified;
}

/**
 * Verifies the addresses of an agent: a street in the state that is not a PO Box, and an address for mail in the state.
 * @param recorded the addresses that the registry has on record of the agent
 */
export const mapAgentAddresses = (
  values: AgentAddresses,
  recorded: AgentAddresses | null,
  verify: Verify,
): Promise<AgentAddresses> =>
  mapPair(
    values,
    { ...STREET, requiredState: COLORADO, recorded: recorded?.streetAddress },
    { ...MAILING, requiredState: COLORADO, recorded: recorded?.mailingAddress },
    verifyEntered(verify),
  );

/**
 * Verifies every address of a filing that somebody entered and that is used: of the principal office, the agent, the persons
 * forming and the filers. One after the other, so that a long filing does not crowd out others at the verifier.
 *
 * @param recorded the addresses that the registry has on record of the agent
 */
export async function mapAddresses(
  filing: Filing,
  recorded: AgentAddresses | null,
  verifyAddress: Verify,
): Promise<Filing> {
  const verify = verifyEntered(verifyAddress);
  const agent = filing.registeredAgentValues;
  const office = await mapPair(filing.principalOfficeValues, STREET, MAILING, verify);
  const agentAddresses = await mapAgentAddresses(agent.addressValues, recorded, verifyAddress);
  const formers = await mapPersons(filing.formationValues.formers, verify);
  const filers = await mapPersons(filing.filersValues.filers, verify);
  return {
    ...filing,
    principalOfficeValues: office,
    registeredAgentValues: { ...agent, addressValues: agentAddresses },
    formationValues: { ...filing.formationValues, formers },
    filersValues: { ...filing.filersValues, filers },
  };
}
