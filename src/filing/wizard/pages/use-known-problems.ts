import { getIn } from 'formik';
import { useMemo, useState } from 'react';
import type { Filing, Problem, StepRules } from '#rules';
import { useAppSelector } from '../../../session/store-hooks';
import { selectKnownProblems } from '../selectors';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The known problems of a step: each until its subject has changed in the filing, as a list does when a file or a person is added. */
export function useKnownProblems<V>({ step, read }: StepRules<V>, filing: Filing): readonly Problem[] {
  const known = useAppSelector((state) => selectKnownProblems(state, step));
  const [since, setSince] = useState({ known, filing });
  if (since.known !== known) setSince({ known, filing });
  return useMemo(() => {
    const [before, now] = [read(since.filing), read(filing)];
    return [known].flat().filter(({ path }) => isSame(getIn(before, path), getIn(now, path)));
  }, [known, since, filing, read]);
}
