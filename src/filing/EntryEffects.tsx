import { setIn, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useAppDispatch } from '../app/store-hooks';
import { unsavedInputChanged } from '../session/control-slice';
import type { AddressVerificationState } from './address-slice';

interface EntryEffectsProps {
  addressPath?: string;
  mailingAddressPath?: string;
  messages: AddressVerificationState['messages'];
}

/** Puts what the verifier refused at the address's first line, and tells the leave guard of unsaved input. */
export function EntryEffects({ addressPath, mailingAddressPath, messages }: EntryEffectsProps) {
  const dispatch = useAppDispatch();
  const { dirty, setErrors } = useFormikContext<unknown>();
  useEffect(() => {
    const paths = { street: addressPath, mailing: mailingAddressPath };
    let errors: object = {};
    for (const kind of ['street', 'mailing'] as const) {
      const message = messages[kind];
      if (message && paths[kind]) errors = setIn(errors, `${paths[kind]}.address1`, message) as object;
    }
    if (Object.keys(errors).length > 0) setErrors(errors);
  }, [messages, addressPath, mailingAddressPath, setErrors]);
  useEffect(() => {
    if (!dirty) return;
    dispatch(unsavedInputChanged(true));
    return () => {
      dispatch(unsavedInputChanged(false));
    };
  }, [dirty, dispatch]);
  return null;
}
