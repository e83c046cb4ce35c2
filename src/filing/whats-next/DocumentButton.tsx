import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { Button } from '../../controls/Button';
import { type DocumentKind, documentRequested } from '../receipt/receipt-slice';

interface DocumentButtonProps {
  kind: DocumentKind;
  children: string;
}

/** Opens a document of the registry in a new window. */
export function DocumentButton({ kind, children }: DocumentButtonProps) {
  const dispatch = useAppDispatch();
  const document = useAppSelector((state) => state.receipt.document);
  const isLoading = document?.kind === kind && document.status === 'loading';
  return (
    <Button isBusy={isLoading} onClick={() => dispatch(documentRequested({ kind }))}>
      {children} (PDF, opens in a new window)
    </Button>
  );
}
