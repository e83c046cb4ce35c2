import { filingPath, formTitle, introStep, type FilingProblem, saidBy } from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { Button } from '../../controls/Button';
import { Link } from '../../controls/Link';
import { translate, translateAround } from '../../language/translate';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { refusalCheckRequested } from '../wizard/payment-slice';
import { selectFiling } from '../wizard/selectors';

/** Why the entity cannot make this filing now, and which one it can make instead. Nothing on its pages corrects that. */
export function Obstacles({ obstacles }: { obstacles: readonly FilingProblem[] }) {
  const dispatch = useAppDispatch();
  const { entityId, entityType } = useAppSelector(selectFiling);
  const { isCheckedAgain } = useAppSelector((state) => state.payment);
  if (obstacles.length === 0) return null;
  return (
    <Alert kind="error" title="This filing can't be paid for now">
      <ul>
        {obstacles.map(({ instead, ...obstacle }) => (
          <li key={obstacle.message}>
            {translate(saidBy(obstacle))}{' '}
            {instead &&
              translateAround('What you can file instead: {form}.', {
                form: (
                  <Link
                    to={filingPath(instead.filingType, introStep(instead.filingType), {
                      transTyp: instead.transactionType,
                      entityType,
                      entityId,
                    })}
                  >
                    {translate(formTitle(instead.filingType))}
                  </Link>
                ),
              })}
          </li>
        ))}
      </ul>
      <p>{translate('Nothing was charged, and everything that you entered is kept.')}</p>
      <Button isBusy={isCheckedAgain} onClick={() => dispatch(refusalCheckRequested())}>
        Check again
      </Button>
    </Alert>
  );
}
