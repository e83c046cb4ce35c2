import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../session/store-hooks';
import { formClosed } from './form-slice';

/** Ends the form with its page: a submit under way, or what was refused, does not concern the next one. */
export function useFormEnd(): void {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  useEffect(
    () => () => {
      dispatch(formClosed());
    },
    [dispatch, key],
  );
}
