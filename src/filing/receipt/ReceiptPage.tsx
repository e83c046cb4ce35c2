import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { receiptLeft, receiptRequested, type ReceiptRefusal, type ReceiptState } from './receipt-slice';
import { StepLayout } from '../wizard/frame/StepLayout';
import { ReceiptReady } from './ReceiptReady';
import { isRefusal, RECEIPT_FAILURES } from './receipt-failures';
import { Alert } from '../../controls/alerts/Alert';
import { Announced } from '../../controls/alerts/Announced';
import { Button, ButtonRow } from '../../controls/Button';
import { Link } from '../../controls/Link';
import { isCanceledQuery } from '../wizard/canceled-query';
import { BASE_PATH, PATHS, type Text } from '#rules';
import { translate } from '../../language/translate';

/** The receipt is on its way, or will be as soon as the page runs. */
const IN_PROGRESS: readonly ReceiptState['status'][] = ['idle', 'loading', 'confirming'];

/** The receipt of the filing that the query names (W2-receipt). The server decides what was paid, never the query. */
export default function ReceiptPage() {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const refId = query.get('refId') ?? '';
  const isPaymentCanceled = isCanceledQuery(query);
  const { status: answered, receipt, message } = useAppSelector((state) => state.receipt);
  // An address without a reference has no receipt, which is known before any request.
  const status = answered === 'idle' && refId === '' ? 'unknown' : answered;
  // Before anything is painted, so that no empty page is seen.
  useLayoutEffect(() => {
    dispatch(receiptRequested({ refId, isPaymentCanceled }));
    return () => {
      dispatch(receiptLeft());
    };
  }, [dispatch, refId, isPaymentCanceled]);
  return (
    <StepLayout
      step="receipt"
      aside={null}
      isInColumns
      filedAs={receipt?.transactionName}
      {...headingOf(status)}
    >
      {IN_PROGRESS.includes(status) && <ReceiptProgress message={message} />}
      {status === 'ready' && receipt && <ReceiptReady receipt={receipt} />}
      {isRefusal(status) && <ReceiptFailure status={status} asked={refId} />}
    </StepLayout>
  );
}

/** Where nothing was paid the page is neither a receipt nor a step: it has a heading of its own. */
function headingOf(status: string) {
  const heading = isRefusal(status) && RECEIPT_FAILURES[status].heading;
  return heading ? { title: heading } : {};
}

interface ReceiptProgressProps {
  /** The catalog's sentence while the payment provider has not answered; empty while the receipt is only loading. */
  message: Text;
}

/** The receipt is being loaded or the payment confirmed; the page continues by itself. */
const ReceiptProgress = ({ message }: ReceiptProgressProps) => (
  <Announced className="progress-note">
    <p className="progress-note__title">{translate(message || 'Loading your receipt…')}</p>
    {message && (
      <p>
        {translate(
          'This page shows your receipt as soon as it is ready. You can close it and return to this address later: your filing is not lost.',
        )}
      </p>
    )}
  </Announced>
);

/** A payment without a receipt: what happened to the money and the filing, and what to do. */
function ReceiptFailure({ status, asked }: { status: ReceiptRefusal; asked: string }) {
  const dispatch = useAppDispatch();
  const { message } = useAppSelector((state) => state.receipt);
  const { title, advice, action, kind = 'error' } = RECEIPT_FAILURES[status];
  return (
    <>
      <Alert kind={kind} title={message || title}>
        {advice}
      </Alert>
      <ButtonRow>
        {action ? (
          <Button variant="primary" onClick={() => dispatch(action.create(asked))}>
            {action.label}
          </Button>
        ) : (
          <>
            <Link className="usa-button" to={PATHS.search}>
              {translate('Search the public record')}
            </Link>
            <Link className="usa-button usa-button--outline" to={BASE_PATH}>
              {translate('Go to the start page')}
            </Link>
          </>
        )}
      </ButtonRow>
    </>
  );
}
