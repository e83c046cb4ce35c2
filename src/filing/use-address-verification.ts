import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../app/store-hooks';
import {
  addressVerificationRequested,
  addressVerificationTaken,
  type AddressPair,
  type AddressVerificationRequest,
  type AddressVerificationState,
} from './address-slice';
import { selectAddressVerification } from './selectors';

interface AddressVerification {
  /** Names this form; hand it to `AddressVerificationDialog`. */
  purpose: string;
  isBusy: boolean;
  /** Sentences at the addresses that were refused. */
  messages: AddressVerificationState['messages'];
  /** Has the addresses verified, lets the filer choose, and calls back with what is to be kept. */
  verify(
    request: Omit<AddressVerificationRequest, 'purpose'>,
    onAccepted: (addresses: AddressPair) => void,
  ): void;
}

const noMessages: AddressVerificationState['messages'] = {};

/** Verification of a form's addresses before it saves (W4-address-dialog). `purpose` tells the forms of a page apart. */
export function useAddressVerification(purpose: string): AddressVerification {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectAddressVerification);
  const onAccepted = useRef<((addresses: AddressPair) => void) | null>(null);
  const isMine = state.purpose === purpose;

  useEffect(() => {
    if (!isMine || state.status !== 'accepted' || !state.addresses || !onAccepted.current) return;
    const accept = onAccepted.current;
    onAccepted.current = null;
    const { addresses } = state;
    dispatch(addressVerificationTaken());
    accept(addresses);
  }, [isMine, state, dispatch]);

  return {
    purpose,
    isBusy: isMine && (state.status === 'checking' || state.status === 'choosing'),
    messages: isMine && state.status === 'refused' ? state.messages : noMessages,
    verify: (request, accept) => {
      onAccepted.current = accept;
      dispatch(addressVerificationRequested({ ...request, purpose }));
    },
  };
}
