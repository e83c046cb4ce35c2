import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { Button } from '../../controls/Button';
import { documentRequested, type DocumentRequest, selectDocument } from './documents-slice';
import { Alert } from '../../controls/alerts/Alert';
import { selectFiling } from '../wizard/selectors';
import { translate } from '../../language/translate';

interface DocumentButtonProps {
  request: DocumentRequest;
  children: string;
}

/** Opens a document of the registry in a new window. */
export function DocumentButton({ request, children }: DocumentButtonProps) {
  const dispatch = useAppDispatch();
  const document = useAppSelector(selectDocument);
  const isLoading = document?.kind === request.kind && document.status === 'loading';
  return (
    <Button isBusy={isLoading} onClick={() => dispatch(documentRequested(request))}>
      {children} {translate('(PDF, opens in a new window)')}
    </Button>
  );
}

/** Shown where the answer has no sentence of its own. */
const NOT_SHOWN =
  "The form can't be shown as a PDF at this time. Correct what is listed above, or try again.";

/** Opens the form as it would be filed, as a PDF in a new window (W2-review-pdf). */
export function FormPdf() {
  const dispatch = useAppDispatch();
  const { adminFraudCheck } = useAppSelector(selectFiling);
  const document = useAppSelector(selectDocument);
  const form = document?.kind === 'reviewForm' ? document : null;
  const isLoading = form?.status === 'loading';
  return (
    <div className="form-pdf">
      {form?.status === 'failed' && <Alert kind="error">{form.message || NOT_SHOWN}</Alert>}
      <Button isBusy={isLoading} onClick={() => dispatch(documentRequested({ kind: 'reviewForm' }))}>
        View the form as a PDF (opens in a new window)
      </Button>
      {adminFraudCheck && (
        <p>
          {translate('The form and your submissions can be viewed. Your ID and affidavit are not public.')}
        </p>
      )}
      <span role="status" className="usa-sr-only">
        {isLoading ? translate('The form is being prepared.') : ''}
      </span>
    </div>
  );
}
