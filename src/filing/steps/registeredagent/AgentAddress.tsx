import { useFormikContext } from 'formik';
import { COLORADO, type Address, type AgentAddressValues } from '#rules';
import { AddressFields } from '../../../addresses/AddressFields';
import { AddressLines } from '../../../controls/AddressLines';
import { Checkbox } from '../../../controls/Checkbox';

interface AgentAddressProps {
  name: 'streetAddress' | 'mailingAddress';
  officeBox: 'isSameAsPrincipalOfficeAddressChecked' | 'isSameAsPrincipalOfficeMailingAddressChecked';
  /** The principal office's address; null where the agent cannot have it. */
  office: Address | null;
}

/** An address of the agent: that of the principal office, or one of their own in Colorado (A2-agent-address, reading 40). */
export function AgentAddress({ name, officeBox, office }: AgentAddressProps) {
  const { values, setFieldValue } = useFormikContext<AgentAddressValues>();
  // The address stays in the fields when the mark is taken away again, to be changed there.
  const takeOffice = (isMarked: boolean) => {
    if (isMarked && office) void setFieldValue(name, office);
  };
  return (
    <>
      {office && <Checkbox name={officeBox} onChecked={takeOffice} />}
      {values[officeBox] && office ? (
        <AddressLines address={office} />
      ) : (
        <AddressFields name={name} lockState={COLORADO.code} />
      )}
    </>
  );
}
