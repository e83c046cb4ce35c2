import type { Address, AddressType } from '../filing-parts/address';
import type { Filing } from '../filing/filing';
import { isAddressComplete } from './complete';
import { isPoBox } from './po-box';
import { sameAddress } from './same-address';

/** Every address of a filing, in the order of its pages. */
const addressesOf = (filing: Filing): Address[] => {
  const {
    principalOfficeValues: office,
    registeredAgentValues: agent,
    formationValues,
    filersValues,
  } = filing;
  return [
    office.streetAddress,
    office.mailingAddress,
    agent.addressValues.streetAddress,
    agent.addressValues.mailingAddress,
    ...[...formationValues.formers, ...filersValues.filers].map(
      ({ addressValues }) => addressValues.streetAddress,
    ),
  ];
};

/** How an address is asked for: its kind, and the one state that is allowed, if any. */
interface Place {
  addressTyp: AddressType;
  state?: string;
}

/**
 * The addresses of a filing that another one can be taken from: complete, each once, no PO Box for a street address, and in the state that
 * is required. Those that the filer has accepted stay accepted.
 */
export const enteredAddresses = (filing: Filing, { addressTyp, state }: Place): Address[] =>
  addressesOf(filing)
    .filter((address) => isAddressComplete(address) && (addressTyp === 'MAIL' || !isPoBox(address)))
    .filter((address) => state === undefined || address.state === state)
    .filter((address, place, all) => all.findIndex((other) => sameAddress(address, other)) === place)
    .map((address) => ({ ...address, addressTyp }));
