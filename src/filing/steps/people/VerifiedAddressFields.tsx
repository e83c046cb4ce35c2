import { useField, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { type Address, editedAddress } from '#rules';
import { AddressFields } from '../../../controls/AddressFields';

interface VerifiedAddressFieldsProps {
  /** Path of the `Address`. */
  name: string;
  lockState?: string;
}

/** Address fields that forget an earlier verification as soon as the address reads differently. */
export function VerifiedAddressFields({ name, lockState }: VerifiedAddressFieldsProps) {
  const { setFieldValue } = useFormikContext();
  const [{ value }, { initialValue }] = useField<Address>(name);
  useEffect(() => {
    if (!value.accepted || !initialValue) return;
    const edited = editedAddress(initialValue, value);
    if (edited !== value) void setFieldValue(name, edited, false);
  }, [name, value, initialValue, setFieldValue]);
  return <AddressFields name={name} lockState={lockState} />;
}
