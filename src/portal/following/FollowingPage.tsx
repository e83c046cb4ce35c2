import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS, saidBy, sentence, type Text } from '#rules';
import { Alert, FocusMessage } from '../../controls/alerts/Alert';
import { Button, ButtonRow } from '../../controls/Button';
import { Link } from '../../controls/Link';
import { Loading } from '../../controls/loading/Loading';
import { PageHeading } from '../../forms/PageHeading';
import { translate } from '../../language/translate';
import { useSaga } from '../../session/use-saga';
import { type Change, changeByKey, type Following, type FollowingAnswer, readFollowing } from './follow-saga';
import { FollowedCard } from './FollowedCard';

/** Everything that an address follows, by the key in its messages and without an account (T3-follow, T3-stop). */
export default function FollowingPage() {
  const { hash } = useLocation();
  return (
    <div className="narrow">
      <PageHeading title="What you follow" />
      <FollowingOf key={hash} pageKey={hash.slice(1)} />
    </div>
  );
}

function FollowingOf({ pageKey }: { pageKey: string }) {
  const run = useSaga();
  const [answer, setAnswer] = useState<FollowingAnswer | undefined>(
    pageKey === '' ? { kind: 'unknown' } : undefined,
  );
  const [message, setMessage] = useState<{ kind: 'success' | 'error'; text: Text } | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (pageKey !== '') void run(() => readFollowing(pageKey)).then(setAnswer);
  }, [run, pageKey]);
  const change = async (asked: Change, done: Text) => {
    setBusy(true);
    setMessage(null);
    const came = await run(() => changeByKey(pageKey, asked));
    setBusy(false);
    if (came === undefined) return false;
    if ('refused' in came) {
      const { message: refusal, problems } = came.refused;
      const [problem] = problems;
      setMessage({ kind: 'error', text: refusal || (problem ? saidBy(problem) : '') });
      return false;
    }
    setAnswer({ kind: 'shown', following: came.following });
    setMessage({ kind: 'success', text: done });
    return true;
  };
  switch (answer?.kind) {
    case undefined:
      return <Loading>Loading what you follow…</Loading>;
    case 'unknown':
      return <UnknownKey />;
    case 'failed':
      return <Alert kind="error">What you follow can&apos;t be shown at this time. Try again later.</Alert>;
    case 'shown': {
      const { address, isStopped, follows } = answer.following;
      return (
        <>
          <p>{translate('Messages to {address}', { address })}</p>
          {message && (
            <FocusMessage key={JSON.stringify(message)} kind={message.kind} message={message.text} />
          )}
          {isStopped && <Stopped isBusy={isBusy} onAllow={() => void change({ change: 'allow' }, ALLOWED)} />}
          {follows.length === 0 && <p>{translate('This address follows no record.')}</p>}
          {follows.map((follow) => (
            <FollowedCard key={follow.entityId} {...{ follow, isBusy, change }} />
          ))}
          {!isStopped && (
            <StopAll
              following={answer.following}
              isBusy={isBusy}
              onStop={() => void change({ change: 'stop' }, STOPPED)}
            />
          )}
        </>
      );
    }
  }
}

const ALLOWED = 'Messages to this address are allowed again.';
const STOPPED = sentence(
  'Messages about records to this address are stopped. You can allow them again here.',
  {},
);

const UnknownKey = () => (
  <Alert kind="error">
    <p>{translate('This is not a link of ours. Copy the whole link from a message that we sent to you.')}</p>
    <p>
      <Link to={PATHS.search}>{translate('Look up a business to follow it')}</Link>
    </p>
  </Alert>
);

const Stopped = ({ isBusy, onAllow }: { isBusy: boolean; onAllow: () => void }) => (
  <Alert kind="warning" title="We send no messages about records to this address.">
    <ButtonRow>
      <Button isBusy={isBusy} onClick={onAllow}>
        Allow messages again
      </Button>
    </ButtonRow>
  </Alert>
);

function StopAll({
  following: { channel, follows },
  isBusy,
  onStop,
}: {
  following: Following;
  isBusy: boolean;
  onStop: () => void;
}) {
  return (
    <section className="card" aria-labelledby="stop-all">
      <h2 className="card__title" id="stop-all">
        {translate('Stop everything')}
      </h2>
      <p>
        {translate(
          follows.length > 0
            ? 'No message about any record goes to this address then. What you follow is kept, in case you allow messages again.'
            : 'No message about any record goes to this address then.',
        )}
      </p>
      {channel === 'email' && (
        <p>{translate('Mail about your own filings still comes, such as receipts.')}</p>
      )}
      <ButtonRow>
        <Button variant="danger" isBusy={isBusy} onClick={onStop}>
          Stop all messages
        </Button>
      </ButtonRow>
    </section>
  );
}
