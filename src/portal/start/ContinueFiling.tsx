import { useEffect, useState } from 'react';
import { filingPath } from '#rules';
import { Link } from '../../controls/Link';
import { useSaga } from '../../session/use-saga';
import { formTitle } from '../forms';
import { type KeptFiling, keptFiling } from './kept-filing';

/** The way back to the filing that this tab has in progress; nothing where it has none. */
export function ContinueFiling() {
  const run = useSaga();
  const [kept, setKept] = useState<KeptFiling | null>(null);
  useEffect(() => {
    void run(keptFiling).then((found) => setKept(found ?? null));
  }, [run]);
  if (kept === null) return null;
  return (
    <section className="card continue-filing" aria-labelledby="continue-filing">
      <h2 className="card__title" id="continue-filing">
        Continue your filing
      </h2>
      <p>
        <Link to={filingPath(kept.filingType, kept.step)}>{formTitle(kept.filingType)}</Link>: you began it in
        this window.
      </p>
    </section>
  );
}
