import { getIn, useFormikContext, type FormikValues } from 'formik';
import {
  COLORADO,
  officeAddressForAgent,
  type AgentAddressUse,
  type AgentAddressValues,
  type PrincipalOfficeValues,
} from '#rules';
import { AddressLines } from '../controls/lists/AddressLines';
import { Checkbox } from '../controls/fields/Checkbox';
import { AddressFields } from './AddressFields';
import { translate } from '../language/translate';

interface AgentAddressesProps {
  /** Path of the `AgentAddressValues` in the form, with its dot; empty for a form of the addresses alone. */
  prefix?: '' | 'addressValues.';
  /** The principal office of the filing or of the entity; null where there is none. */
  office: PrincipalOfficeValues | null;
  /** Called when the box for the same mailing address has been changed. */
  onSame?: (isSame: boolean) => void;
}

/** Street and mailing address of an agent: in Colorado, or those of the principal office (A2-agent-info, A2-agent-address, reading 40). */
export function AgentAddresses({ prefix = '', office, onSame }: AgentAddressesProps) {
  const { values } = useFormikContext<FormikValues>();
  const isSame = getIn(values, `${prefix}isSameAsStreetAddressChecked`) === true;
  return (
    <>
      <fieldset className="usa-fieldset">
        <legend className="usa-legend usa-legend--large">{translate('Street address')}</legend>
        <AgentAddress use="street" {...{ prefix, office }} />
      </fieldset>
      <fieldset className="usa-fieldset">
        <legend className="usa-legend usa-legend--large">{translate('Mailing address')}</legend>
        <Checkbox name={`${prefix}isSameAsStreetAddressChecked`} onChecked={onSame} />
        {!isSame && <AgentAddress use="mailing" {...{ prefix, office }} />}
      </fieldset>
    </>
  );
}

/** The paths of an address and of its box "same as the office's". */
const PLACES = {
  street: { address: 'streetAddress', officeBox: 'isSameAsPrincipalOfficeAddressChecked' },
  mailing: { address: 'mailingAddress', officeBox: 'isSameAsPrincipalOfficeMailingAddressChecked' },
} as const satisfies Record<AgentAddressUse, Record<string, keyof AgentAddressValues>>;

function AgentAddress({
  use,
  prefix,
  office,
}: Required<Omit<AgentAddressesProps, 'onSame'>> & { use: AgentAddressUse }) {
  const { values, setFieldValue } = useFormikContext<FormikValues>();
  const name = `${prefix}${PLACES[use].address}`;
  const officeBox = `${prefix}${PLACES[use].officeBox}`;
  const officeAddress = office && officeAddressForAgent(office, use);
  // The address stays in the fields when the mark is taken away again, to be changed there.
  const takeOffice = (isMarked: boolean) => {
    if (isMarked && officeAddress) void setFieldValue(name, officeAddress);
  };
  return (
    <>
      {officeAddress && <Checkbox name={officeBox} onChecked={takeOffice} />}
      {officeAddress && getIn(values, officeBox) === true ? (
        <AddressLines address={officeAddress} />
      ) : (
        <AddressFields name={name} lockState={COLORADO.code} />
      )}
    </>
  );
}
