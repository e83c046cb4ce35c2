import { useEffect, useState } from 'react';
import { useSaga } from '../use-saga';
import { type FilingInProgress, filingInProgress } from './filing-in-progress';

/** The filing that this tab has in progress; null when it has none, undefined until that is known. */
export function useFilingInProgress(): FilingInProgress | null | undefined {
  const run = useSaga();
  const [kept, setKept] = useState<FilingInProgress | null>();
  useEffect(() => {
    void run(filingInProgress).then((found) => setKept(found ?? null));
  }, [run]);
  return kept;
}
