import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { unsavedInputChanged } from '../session/control-slice';
import { useAppDispatch } from '../session/store-hooks';

/** Reports unsaved input in the form around to the leave guard. */
export function UnsavedInput() {
  const dispatch = useAppDispatch();
  const { dirty } = useFormikContext<unknown>();
  useEffect(() => {
    if (!dirty) return;
    dispatch(unsavedInputChanged(true));
    return () => {
      dispatch(unsavedInputChanged(false));
    };
  }, [dirty, dispatch]);
  return null;
}
