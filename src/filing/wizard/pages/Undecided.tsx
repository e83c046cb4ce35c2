import { Suspense, useState, type ReactNode } from 'react';
import { filingPath, stepTitle, type Conflict, type StepName } from '#rules';
import { Alert, FocusMessage } from '../../../controls/alerts/Alert';
import { Link } from '../../../controls/Link';
import type { LazyPage } from '../../../controls/loading/lazy-page';
import { Loading } from '../../../controls/loading/Loading';
import { translate } from '../../../language/translate';
import { useAppSelector } from '../../../session/store-hooks';
import { selectFiling, useConflicts, useFlowFacts } from '../selectors';

export interface DecidePageProps {
  conflict: Conflict;
  onChosen: (keeps: 'saved' | 'entered') => void;
}

interface UndecidedProps {
  step: StepName;
  DecidePage: LazyPage<DecidePageProps>;
  children: ReactNode;
}

const TWO_ANSWERS = '{title}: two different answers';
const ADVICE =
  'This filing was also changed somewhere else, for example in another tab. Nothing is lost: choose which answer to keep before you pay.';
const CHOOSE = 'Choose the answer for {title}';
const KEPT = { saved: 'The saved answer is kept.', entered: 'What you entered here is kept.' } as const;

/**
 * Between two answers to the questions of a page the filer decides before anything else there: the page waits, with all that was typed on
 * it, and is shown again once it is decided. Any other page tells which ones wait for a decision.
 */
export function Undecided({ step, DecidePage, children }: UndecidedProps) {
  const conflicts = useConflicts();
  const [chosen, setChosen] = useState<{ at: StepName; keeps: keyof typeof KEPT } | null>(null);
  const conflict = conflicts.find((each) => each.step === step);
  if (chosen && (conflict || chosen.at !== step)) setChosen(null);
  return (
    <>
      {conflict === undefined && <DecideElsewhere steps={conflicts.map((each) => each.step)} />}
      {conflict && (
        <Suspense fallback={<Loading />}>
          <DecidePage
            key={conflict.part}
            conflict={conflict}
            onChosen={(keeps) => setChosen({ at: step, keeps })}
          />
        </Suspense>
      )}
      {chosen && <FocusMessage message={KEPT[chosen.keeps]} />}
      <div hidden={conflict !== undefined}>{children}</div>
    </>
  );
}

/** Tells on a page which other ones wait for a decision. */
function DecideElsewhere({ steps }: { steps: readonly StepName[] }) {
  const facts = useFlowFacts();
  const { filingType } = useAppSelector(selectFiling);
  if (filingType === '') return null;
  return [...new Set(steps)].map((step) => {
    const title = translate(stepTitle(facts, step));
    return (
      <Alert key={step} kind="error" title={translate(TWO_ANSWERS, { title })}>
        <p>{translate(ADVICE)}</p>
        <Link to={filingPath(filingType, step)}>{translate(CHOOSE, { title })}</Link>
      </Alert>
    );
  });
}
