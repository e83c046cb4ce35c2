import { filingPath, stepTitle } from '#rules';
import { Alert } from '../../controls/Alert';
import { Button } from '../../controls/Button';
import { Link } from '../../controls/Link';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { saveBehindRequested, type UnsavedStep } from './draft-slice';
import { selectDraft, useFlowFacts } from './selectors';

/**
 * On the page after a step that could not be saved: why, and what can be done. Nothing is lost, since each save sends the whole filing;
 * review and payment wait for one that succeeds.
 */
export default function UnsavedStepAlert({ step, message, problems }: UnsavedStep) {
  const dispatch = useAppDispatch();
  const facts = useFlowFacts();
  const { filing, saveStatus, openedStep } = useAppSelector(selectDraft);
  const title = stepTitle(facts, step);
  return (
    <Alert kind="error">
      <p>
        <strong>{title}: not saved yet.</strong> {message}
      </p>
      {problems.map(({ path, message: problem }) => (
        <p key={path}>{problem}</p>
      ))}
      <p>
        What you entered is kept on this page, and you can go on. It has to be saved before you review and
        pay.
      </p>
      <div className="button-row">
        <Button isBusy={saveStatus === 'saving'} onClick={() => dispatch(saveBehindRequested(step))}>
          Try again
        </Button>
        {filing.filingType !== '' && openedStep !== step && (
          <Link to={filingPath(filing.filingType, step)}>Go back to {title}</Link>
        )}
      </div>
    </Alert>
  );
}
