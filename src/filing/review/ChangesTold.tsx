import { useEffect, useRef } from 'react';
import { type FilingProblem, saidBy } from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { Button } from '../../controls/Button';
import { translate } from '../../language/translate';
import { useAppDispatch } from '../../session/store-hooks';
import { editRequested } from '../wizard/draft-slice';

interface ChangesToldProps {
  changes: readonly FilingProblem[];
  /** Whether it can be paid as it is now. */
  offersNext: boolean;
}

/** What has changed since the filing began, in the registry's words; the sections below show the filing as it is now. */
export function ChangesTold({ changes, offersNext }: ChangesToldProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changes.length > 0) box.current?.focus();
  }, [changes]);
  if (changes.length === 0) return null;
  return (
    <Alert kind="warning" title="Something has changed since this filing began" ref={box}>
      <ul>
        {changes.map((change) => (
          <li key={change.message}>
            <Change {...change} />
          </li>
        ))}
      </ul>
      {offersNext && (
        <p>
          {translate(
            'Check the filing as it is shown now. You can pay if it is still what you want to file.',
          )}
        </p>
      )}
    </Alert>
  );
}

/** A change leads to the step that shows it, where there is one. */
function Change(change: FilingProblem) {
  const dispatch = useAppDispatch();
  const { step } = change;
  const said = translate(saidBy(change));
  if (step === undefined || step === 'filingreview') return said;
  return (
    <Button variant="link" onClick={() => dispatch(editRequested({ step }))}>
      {said}
    </Button>
  );
}
