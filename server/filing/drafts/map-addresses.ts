import type { Address, Filing, RequiredState } from '#rules';
import { COLORADO, formatAddress } from '#rules';
import type { AgentDetailsColumn } from '../../database/tables/agents';

type AgentAddresses = AgentDetailsColumn['addressValues'];

/** The two forms in which a verified address is needed, or anything that contains addresses. */
export interface BothForms<T> {
  /** To be stored: in the verifier's form where the filer has taken it. */
  verified: T;
  /** To be checked: in the filer's own spelling. */
  asEntered: T;
}

const inBothForms = <T>(make: (form: keyof BothForms<unknown>) => T): BothForms<T> => ({
  verified: make('verified'),
  asEntered: make('asEntered'),
});

/** What is required of an address at its place in the filing. */
export interface AddressPlace {
  refusesPoBox: boolean;
  requiredState?: RequiredState;
  /** The address that the registry itself has on record here: it needs no verification. */
  recorded?: Address;
}

const STREET: AddressPlace = { refusesPoBox: true };
const MAILING: AddressPlace = { refusesPoBox: false };

/** Verifies the address at this place. */
type Verify = (address: Address, place: AddressPlace) => Promise<BothForms<Address>>;

/** Only what somebody entered is verified. */
const verifyEntered =
  (verify: Verify): Verify =>
  (address, place) =>
    formatAddress(address).length === 0
      ? Promise.resolve(inBothForms(() => address))
      : verify(address, place);

async function mapPair<
  A extends Pick<AgentAddresses, 'streetAddress' | 'mailingAddress' | 'isSameAsStreetAddressChecked'>,
>(values: A, street: AddressPlace, mailing: AddressPlace, verify: Verify): Promise<BothForms<A>> {
  const { streetAddress, mailingAddress, isSameAsStreetAddressChecked: isSame } = values;
  const verifiedStreet = await verify(streetAddress, street);
  const verifiedMailing = isSame ? inBothForms(() => mailingAddress) : await verify(mailingAddress, mailing);
  return inBothForms((form) => ({
    ...values,
    streetAddress: verifiedStreet[form],
    mailingAddress: verifiedMailing[form],
  }));
}

async function mapPersons<P extends { addressValues: { streetAddress: Address } }>(
  persons: readonly P[],
  verify: Verify,
): Promise<BothForms<P[]>> {
  const verified: BothForms<P>[] = [];
  for (const person of persons) {
    const street = await verify(person.addressValues.streetAddress, STREET);
    verified.push(
      inBothForms((form) => ({
        ...person,
        addressValues: { ...person.addressValues, streetAddress: street[form] },
      })),
    );
  }
  return inBothForms((form) => verified.map((person) => person[form]));
}

/**
 * Verifies the addresses of an agent: a street in the state that is no PO Box, and an address for mail in the state.
 * @param recorded the addresses that the registry has on record of the agent
 */
export const mapAgentAddresses = (
  values: AgentAddresses,
  recorded: AgentAddresses | null,
  verify: Verify,
): Promise<BothForms<AgentAddresses>> =>
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
): Promise<BothForms<Filing>> {
  const verify = verifyEntered(verifyAddress);
  const agent = filing.registeredAgentValues;
  const office = await mapPair(filing.principalOfficeValues, STREET, MAILING, verify);
  const agentAddresses = await mapAgentAddresses(agent.addressValues, recorded, verifyAddress);
  const formers = await mapPersons(filing.formationValues.formers, verify);
  const filers = await mapPersons(filing.filersValues.filers, verify);
  return inBothForms((form) => ({
    ...filing,
    principalOfficeValues: office[form],
    registeredAgentValues: { ...agent, addressValues: agentAddresses[form] },
    formationValues: { ...filing.formationValues, formers: formers[form] },
    filersValues: { ...filing.filersValues, filers: filers[form] },
  }));
}
