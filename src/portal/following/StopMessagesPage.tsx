import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Text } from '#rules';
import { Alert, FocusMessage } from '../../controls/alerts/Alert';
import { Button, ButtonRow } from '../../controls/Button';
import { PageHeading } from '../../forms/PageHeading';
import { translate } from '../../language/translate';
import { useSaga } from '../../session/use-saga';
import { stopByKey } from './follow-saga';

/** Where a person comes to by the address that mail programs stop messages at. Opening it stops nothing (T3-stop). */
export default function StopMessagesPage() {
  const { key = '' } = useParams();
  const run = useSaga();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Text>('');
  const [isStopped, setStopped] = useState<boolean | null>(null);
  const stop = async () => {
    setBusy(true);
    setRefusal('');
    const came = await run(() => stopByKey(key));
    setBusy(false);
    if (came === undefined) return;
    if ('refused' in came) setRefusal(came.refused.message);
    else setStopped(came.isStopped);
  };
  return (
    <div className="card narrow">
      <PageHeading title="Stop all messages" />
      {refusal !== '' && <Alert kind="error">{refusal}</Alert>}
      {isStopped === false && (
        <Alert kind="error">This is not a link of ours. Copy the whole link from the message.</Alert>
      )}
      {isStopped === true && (
        <>
          <FocusMessage message="Messages about records to your address are stopped." />
          <p>{translate('To allow them again, open the page that every message from us names.')}</p>
        </>
      )}
      {isStopped === null && (
        <>
          <p>{translate('We then send no more messages about any record to your address.')}</p>
          <p>{translate('Mail about your own filings still comes, such as receipts.')}</p>
          <ButtonRow>
            <Button variant="primary" isBusy={isBusy} onClick={() => void stop()}>
              Stop all messages
            </Button>
          </ButtonRow>
        </>
      )}
    </div>
  );
}
