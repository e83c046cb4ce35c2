import { filingPath, stepTitle, saidBy } from '#rules';
import { Alert } from '../../../controls/alerts/Alert';
import { Button } from '../../../controls/Button';
import { Link } from '../../../controls/Link';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { backgroundSaveRequested, type UnsavedStep } from '../draft-slice';
import { selectDraft, useFlowFacts } from '../selectors';
import { translate } from '../../../language/translate';

const NOT_SAVED = '{title}: not saved yet.';
const ADVICE =
  'What you entered is kept on this page, and you can go on. It has to be saved before you review and pay.';
const TRY_AGAIN = 'Try again';
const GO_BACK_TO = 'Go back to {title}';

/**
 * On the page after a step that could not be saved: why, and what can be done. Nothing is lost, since each save sends the whole filing;
 * review and payment wait for one that succeeds.
 */
export default function UnsavedStepAlert({ step, message, problems }: UnsavedStep) {
  const dispatch = useAppDispatch();
  const facts = useFlowFacts();
  const { filing, saving, openedStep } = useAppSelector(selectDraft);
  const title = translate(stepTitle(facts, step));
  return (
    <Alert kind="error" title={translate(NOT_SAVED, { title })}>
      {message !== '' && <p>{translate(message)}</p>}
      {problems.map((problem) => (
        <p key={problem.path}>{translate(saidBy(problem))}</p>
      ))}
      <p>{translate(ADVICE)}</p>
      <div className="button-row">
        <Button isBusy={saving.status === 'saving'} onClick={() => dispatch(backgroundSaveRequested(step))}>
          {TRY_AGAIN}
        </Button>
        {filing.filingType !== '' && openedStep !== step && (
          <Link to={filingPath(filing.filingType, step)}>{translate(GO_BACK_TO, { title })}</Link>
        )}
      </div>
    </Alert>
  );
}
