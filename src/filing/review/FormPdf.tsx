import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { Alert } from '../../controls/Alert';
import { Button } from '../../controls/Button';
import { documentRequested } from '../receipt/receipt-slice';
import { selectFiling } from '../wizard/selectors';

/** Opens the form as it would be filed, as a PDF in a new window (W2-review-pdf). */
export function FormPdf() {
  const dispatch = useAppDispatch();
  const { adminFraudCheck } = useAppSelector(selectFiling);
  const document = useAppSelector((state) => state.receipt.document);
  const form = document?.kind === 'reviewForm' ? document : null;
  const isLoading = form?.status === 'loading';
  return (
    <div className="form-pdf">
      {form?.status === 'failed' && <Alert kind="error">{form.message}</Alert>}
      <Button isBusy={isLoading} onClick={() => dispatch(documentRequested({ kind: 'reviewForm' }))}>
        View the form as a PDF (opens in a new window)
      </Button>
      {adminFraudCheck && (
        <p>The form and your submissions can be viewed. Your ID and affidavit are not public.</p>
      )}
      <span role="status" className="usa-sr-only">
        {isLoading ? 'The form is being prepared.' : ''}
      </span>
    </div>
  );
}
