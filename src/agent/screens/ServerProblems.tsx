import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { problemsToErrors } from '#rules';
import { useAppSelector } from '../../app/store-hooks';
import { selectAgent } from '../selectors';

/** Puts what the server refused at the fields of the form around. */
export function ServerProblems() {
  const { stepProblems } = useAppSelector(selectAgent);
  const { setErrors } = useFormikContext();
  useEffect(() => {
    if (stepProblems.length > 0) setErrors(problemsToErrors(stepProblems));
  }, [stepProblems, setErrors]);
  return null;
}
