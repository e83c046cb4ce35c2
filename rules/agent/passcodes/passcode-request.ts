import { editedAddress } from '../../addresses/reset-verification';
import { sameAddress } from '../../addresses/same-address';
import type { FormDefinition } from '../../constraints/form-rules';
import { formRules } from '../../constraints/form-rules';
import type { Address } from '../../filing-parts/address';
import { emptyRegisteredAgent } from '../../filing/empty-agent';
import type { PrincipalOfficeValues } from '../../filing-parts/sections';
import { personNameRows } from '../../people/person-name-rows';
import { agentAddressForm } from '../agent-address-form';
import { OFFICE_BOX_ROWS } from '../agent-address-rules';
import { withSameAsOfficeUpdated } from '../agent-at-office';
import type { RegisteredAgentValues } from '../../filing-parts/agent-values';
import { searchByPasscode } from '../identification';

/** Whom a passcode is mailed to: an individual by name, with a street and a mailing address. */
export type PasscodeRequestValues = Pick<RegisteredAgentValues, 'nameValues' | 'addressValues'>;

const { rows, rules } = agentAddressForm<PasscodeRequestValues>(
  'addressValues.',
  (values) => values.addressValues,
);
const request: FormDefinition<PasscodeRequestValues> = {
  rows: { nameValues: { name: personNameRows() }, addressValues: { ...rows, ...OFFICE_BOX_ROWS } },
  rules,
};

/** The request for a mailed passcode, the alternative method of verification (A2-agent-info, A5-agent-address). */
export const passcodeRequestRules = formRules(request);

/** The request in the wizard's values; an empty one where their agent was found in another way. */
export const passcodeRequestOf = ({
  nameValues,
  addressValues,
  verifyValues: { checkedTyp, passcode },
}: RegisteredAgentValues): PasscodeRequestValues => {
  const isRequest = checkedTyp === 'P' && passcode === '';
  if (isRequest) return { nameValues, addressValues };
  const empty = emptyRegisteredAgent();
  return { nameValues: empty.nameValues, addressValues: empty.addressValues };
};

/**
 * The wizard's values with a request for a passcode, which replaces an agent who was found before. An address that was accepted before, in
 * the request or as the principal office's, is not verified again.
 */
export const withPasscodeRequest = (
  values: RegisteredAgentValues,
  { nameValues, addressValues }: PasscodeRequestValues,
  office: PrincipalOfficeValues | null,
): RegisteredAgentValues => {
  const previousAddresses = passcodeRequestOf(values).addressValues;
  const accepted = [
    previousAddresses.streetAddress,
    previousAddresses.mailingAddress,
    office?.streetAddress,
    office?.mailingAddress,
  ];
  const standing = (entered: Address, earlier: Address): Address => {
    const verdict = accepted.find((each) => each?.accepted && sameAddress(each, entered));
    return verdict ? { ...verdict, addressTyp: entered.addressTyp } : editedAddress(earlier, entered);
  };
  const addresses = {
    ...addressValues,
    streetAddress: standing(addressValues.streetAddress, previousAddresses.streetAddress),
    mailingAddress: standing(addressValues.mailingAddress, previousAddresses.mailingAddress),
  };
  return {
    ...searchByPasscode({ passcode: '' }),
    nameValues: { name: { ...nameValues.name, nameTyp: 'I', orgName: '' } },
    addressValues: office ? withSameAsOfficeUpdated(addresses, office) : addresses,
  };
};
