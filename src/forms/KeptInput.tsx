import { useFormikContext, type FormikValues } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../session/root-reducer';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { formShown, inputLeft } from './kept-input-slice';

/** The page as it is drawn; another language draws all pages again, which must not lose the input. */
const here = () => window.location.pathname + document.documentElement.lang;

/**
 * Keeps the input of its form when the page is left without submitting it, and restores it when the page is opened again. The input is not
 * checked. An entry that is closed while its page stays open keeps nothing.
 */
export function KeptInput({ page }: { page: string }) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const { values, initialValues, dirty, setValues } = useFormikContext<FormikValues>();
  const latest = useRef({ values, dirty });
  const first = useRef(initialValues);
  useLayoutEffect(() => {
    latest.current = { values, dirty };
  });
  useLayoutEffect(() => {
    const address = here();
    const keptValues = store.getState().keptInput.inputs[page] as FormikValues | undefined;
    dispatch(formShown());
    // Merged over the form's own values: values that the form has got since stay.
    if (keptValues) void setValues({ ...first.current, ...keptValues }, false);
    return () => {
      const { values: typed, dirty: isTyped } = latest.current;
      const isLeft = here() !== address;
      dispatch(inputLeft({ page, values: isLeft && isTyped ? typed : null }));
    };
  }, [dispatch, store, page, setValues]);
  return null;
}

/** Whether something was typed on a page, or in an entry, that was left without submitting it. */
export const useIsKept = (page: string): boolean =>
  useAppSelector(({ keptInput }) => keptInput.inputs[page] !== undefined);
