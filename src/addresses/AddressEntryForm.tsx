import { getIn, setIn, type FormikValues } from 'formik';
import { editedAddress, sameAddress, type Address, type RequiredState } from '#rules';
import { EntryForm, type EntryFormProps } from '../forms/EntryForm';
import { useSaga } from '../session/use-saga';
import { AddressVerificationDialog } from './AddressVerificationDialog';
import type { AddressPair } from './choice-slice';
import { addressProblems, verifyAddresses } from './verify-saga';

interface AddressEntryFormProps<V extends FormikValues> extends Omit<EntryFormProps<V>, 'check'> {
  /** Path of the street address to verify before saving, as `addressValues.streetAddress`. */
  addressPath: string;
  /** Path of a mailing address to verify with it. */
  mailingAddressPath?: string;
  /** The addresses must be in this state (a registered agent's: `COLORADO`). */
  requiredState?: RequiredState;
  refusesPoBox?: boolean;
  /** Addresses that the filer has accepted elsewhere: they are not asked about again. */
  acceptedElsewhere?: readonly Address[];
}

const NONE: readonly Address[] = [];

/** An entry form whose addresses are verified before it is saved: a person forming, a filer, the agent's addresses. */
export function AddressEntryForm<V extends FormikValues>({
  addressPath,
  mailingAddressPath,
  requiredState,
  refusesPoBox,
  acceptedElsewhere = NONE,
  ...form
}: AddressEntryFormProps<V>) {
  const run = useSaga();
  const verify = async (values: V) => {
    const addressAt = (path: string) => {
      const entered = getIn(values, path) as Address;
      const accepted = acceptedElsewhere.find((each) => each.accepted && sameAddress(each, entered));
      return accepted
        ? { ...accepted, addressTyp: entered.addressTyp }
        : editedAddress(getIn(form.initialValues, path) as Address, entered);
    };
    const addresses: AddressPair = {
      street: addressAt(addressPath),
      ...(mailingAddressPath && { mailing: addressAt(mailingAddressPath) }),
    };
    const result = await run(() => verifyAddresses({ addresses, requiredState, refusesPoBox }));
    if (!result) return { refused: {} };
    if (result.kind !== 'accepted')
      return {
        refused: { problems: addressProblems(result, { street: addressPath, mailing: mailingAddressPath }) },
      };
    const { street, mailing } = result.addresses;
    const withStreet = setIn(values, addressPath, street) as V;
    const isBoth = mailingAddressPath && mailing;
    return { values: isBoth ? (setIn(withStreet, mailingAddressPath, mailing) as V) : withStreet };
  };
  return (
    <>
      <EntryForm {...form} check={verify} />
      <AddressVerificationDialog />
    </>
  );
}
