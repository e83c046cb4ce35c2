import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { Alert } from '../../controls/Alert';
import { Button } from '../../controls/Button';
import { ButtonRow } from '../../controls/ButtonRow';
import type { Refusal } from './receipt-slice';
import { RECEIPT_TROUBLES } from './receipt-troubles';

/** A payment that did not end in a receipt: what became of the money and the filing, and what to do. */
export function ReceiptTrouble({ status }: { status: Refusal }) {
  const dispatch = useAppDispatch();
  const { message, refId } = useAppSelector((state) => state.receipt);
  const { kind, title, advice, action } = RECEIPT_TROUBLES[status];
  return (
    <>
      <Alert kind={kind} title={message || title}>
        {advice}
      </Alert>
      {action && (
        <ButtonRow>
          <Button variant="primary" onClick={() => dispatch(action.create(refId))}>
            {action.label}
          </Button>
        </ButtonRow>
      )}
    </>
  );
}
