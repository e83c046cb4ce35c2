import { isAddressComplete } from '../addresses/complete';
import { isInternational } from '../addresses/countries';
import { otherMailingAddress } from '../addresses/mailing-address';
import { isPoBox } from '../addresses/po-box';
import { sameAddress } from '../addresses/same-address';
import { COLORADO } from '../addresses/states';
import type { Address } from '../filing-parts/address';
import type { PrincipalOfficeValues } from '../filing-parts/sections';
import type { AgentAddressValues } from './agent-address-form';

/** What an agent needs an address for. */
export type AgentAddressUse = 'street' | 'mailing';

const isInColorado = (address: Address): boolean =>
  isAddressComplete(address) && !isInternational(address) && address.state === COLORADO.code;

/**
 * The principal office's address that an agent can have as well (reading 40); null where the filing has none, or one that an agent
 * cannot have: elsewhere than in Colorado, or for the street a PO Box.
 */
export const officeAddressForAgent = (
  { streetAddress, mailingAddress, isSameAsStreetAddressChecked }: PrincipalOfficeValues,
  use: AgentAddressUse,
): Address | null => {
  const isStreet = use === 'street';
  const address = isStreet || isSameAsStreetAddressChecked ? streetAddress : mailingAddress;
  if (!isInColorado(address) || (isStreet && isPoBox(address))) return null;
  return { ...address, addressTyp: isStreet ? 'PHYS' : 'MAIL' };
};

const isAt = (office: Address | null, address: Address): boolean =>
  office !== null && sameAddress(office, address);

/** The addresses with marks that are true: an office that has been changed since is no longer the agent's address. */
export const withSameAsOfficeUpdated = <A extends AgentAddressValues>(
  values: A,
  office: PrincipalOfficeValues,
): A => ({
  ...values,
  isSameAsPrincipalOfficeAddressChecked:
    values.isSameAsPrincipalOfficeAddressChecked &&
    isAt(officeAddressForAgent(office, 'street'), values.streetAddress),
  isSameAsPrincipalOfficeMailingAddressChecked:
    values.isSameAsPrincipalOfficeMailingAddressChecked &&
    !values.isSameAsStreetAddressChecked &&
    isAt(officeAddressForAgent(office, 'mailing'), values.mailingAddress),
});

/**
 * The addresses with which their form opens. Every page shows an agent without a separate mailing address as receiving mail at the street
 * address; the form is opened so as well, so that the filer need not state it before saving something else.
 */
export const agentAddressesToEdit = <A extends AgentAddressValues>(
  values: A,
  office: PrincipalOfficeValues,
): A => {
  const marked = withSameAsOfficeUpdated(values, office);
  const { streetAddress, mailingAddress, isSameAsPrincipalOfficeMailingAddressChecked: isAtOffice } = marked;
  const goesToStreet =
    streetAddress.address1 !== '' &&
    !isAtOffice &&
    otherMailingAddress(streetAddress, mailingAddress) === null;
  return goesToStreet ? { ...marked, isSameAsStreetAddressChecked: true } : marked;
};
