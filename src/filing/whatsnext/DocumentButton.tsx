import { useAppDispatch, useAppSelector } from '../../app/store-hooks';
import { Alert } from '../../controls/Alert';
import { Button } from '../../controls/Button';
import { type DocumentKind, documentRequested } from '../../payment/receipt-slice';

interface DocumentButtonProps {
  kind: DocumentKind;
  children: string;
}

/** Opens a document of the registry in a new window, and says so when it could not be had. */
export function DocumentButton({ kind, children }: DocumentButtonProps) {
  const dispatch = useAppDispatch();
  const document = useAppSelector((state) => state.receipt.document);
  const status = document?.kind === kind ? document.status : 'idle';
  return (
    <>
      <Button isBusy={status === 'loading'} onClick={() => dispatch(documentRequested({ kind }))}>
        {children} (PDF, opens in a new window)
      </Button>
      <span role="status" className="usa-sr-only">
        {status === 'loading' ? 'The document is being prepared.' : ''}
      </span>
      {status === 'failed' && (
        <Alert kind="error">
          The document is not available just now. It is kept on record: try again later.
        </Alert>
      )}
    </>
  );
}
