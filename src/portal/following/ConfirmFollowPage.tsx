import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { confirmationText, PATHS, type Text } from '#rules';
import { Alert, FocusMessage } from '../../controls/alerts/Alert';
import { Button, ButtonRow } from '../../controls/Button';
import { Link } from '../../controls/Link';
import { PageHeading } from '../../forms/PageHeading';
import { translate } from '../../language/translate';
import { useSaga } from '../../session/use-saga';
import { recordPath } from '../message-pages';
import { type ConfirmAnswer, confirmByKey } from './follow-saga';

/** The page of a link that confirms. Opening it changes nothing: mail programs open links too. */
export default function ConfirmFollowPage() {
  const { hash } = useLocation();
  return (
    <div className="card narrow">
      <PageHeading title="Confirm that you follow a record" />
      <Confirm key={hash} confirmKey={hash.slice(1)} />
    </div>
  );
}

function Confirm({ confirmKey }: { confirmKey: string }) {
  const run = useSaga();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Text>('');
  const [answer, setAnswer] = useState<ConfirmAnswer | null>(
    confirmKey === '' ? { result: 'unknown' } : null,
  );
  const confirm = async () => {
    setBusy(true);
    setRefusal('');
    const came = await run(() => confirmByKey(confirmKey));
    setBusy(false);
    if (came === undefined) return;
    if ('refused' in came) setRefusal(came.refused.message);
    else setAnswer(came);
  };
  if (answer) return <Answer answer={answer} />;
  return (
    <>
      {refusal !== '' && <Alert kind="error">{refusal}</Alert>}
      <p>{translate('Press the button to be told what happens to the record that the message names.')}</p>
      <ButtonRow>
        <Button variant="primary" isBusy={isBusy} onClick={() => void confirm()}>
          Yes, I follow it
        </Button>
      </ButtonRow>
    </>
  );
}

const KINDS = {
  confirmed: 'success',
  already: 'info',
  ended: 'warning',
  replaced: 'warning',
  expired: 'warning',
  unknown: 'error',
} as const;

function Answer({ answer: { result, entityId, entityName = '', key } }: { answer: ConfirmAnswer }) {
  const message = confirmationText(result, entityName);
  return (
    <>
      {result === 'unknown' ? (
        <Alert kind="error">{message}</Alert>
      ) : (
        <FocusMessage kind={KINDS[result]} message={message} />
      )}
      {key !== undefined && (
        <p>
          <Link to={`${PATHS.following}#${key}`}>{translate('See and change what you follow')}</Link>
        </p>
      )}
      {entityId !== undefined && result === 'expired' && (
        <p>
          <Link to={`${PATHS.follow}/${entityId}`}>{translate('Ask for a new link')}</Link>
        </p>
      )}
      {entityId !== undefined && (
        <p>
          <Link to={recordPath(entityId)}>
            {translate('Go to the record of {entityName}', { entityName })}
          </Link>
        </p>
      )}
      {entityId === undefined && (
        <p>
          <Link to={PATHS.search}>{translate('Look up a business to follow it')}</Link>
        </p>
      )}
    </>
  );
}
