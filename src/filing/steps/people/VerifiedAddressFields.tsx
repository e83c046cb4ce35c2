import { useField, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { type Address, editedAddress } from '#rules';
import { AddressFields } from '../../../controls/AddressFields';

interface VerifiedAddressFieldsProps {
  /** Path of the `Address`. */
  name: string;
  lockState?: string;
}

/**
 * Address fields that forget an earlier verification as soon as the address reads differently from how they were opened.
 * Give them a new `key` where a form takes over another address that was accepted already.
 */
export function VerifiedAddressFields({ name, lockState }: VerifiedAddressFieldsProps) {
  const { setFieldValue } = useFormikContext();
  const [{ value }] = useField<Address>(name);
  const [opened] = useState(value);
  useEffect(() => {
    if (!value.accepted) return;
    const edited = editedAddress(opened, value);
    if (edited !== value) void setFieldValue(name, edited, false);
  }, [name, value, opened, setFieldValue]);
  return <AddressFields name={name} lockState={lockState} />;
}
