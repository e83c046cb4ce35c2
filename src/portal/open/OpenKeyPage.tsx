import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keyLinkText, type Text } from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { Loading } from '../../controls/loading/Loading';
import { PageHeading } from '../../forms/PageHeading';
import { useSaga } from '../../session/use-saga';
import { AskAgain } from './AskAgain';
import { LinkedKey } from './LinkedKey';
import { MadeKey } from './MadeKey';
import { type LinkAnswer, makeKey, readKeyLink, takeKeyBack } from './open-key-saga';

/** The page of a link to a key. Opening it changes nothing: mail programs open links too (T4-page). */
export function OpenKeyPage() {
  const { hash } = useLocation();
  return (
    <div className="card narrow developers">
      <PageHeading title="Your key to the open record" />
      <KeyOfLink key={hash} link={hash.slice(1)} />
    </div>
  );
}

function KeyOfLink({ link }: { link: string }) {
  const run = useSaga();
  // The same for each press, so that an answer that was lost can be asked for again.
  const [attempt] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Text>('');
  const [answer, setAnswer] = useState<LinkAnswer | undefined>();
  // The link is after the number sign, which the server that draws the page first does not see.
  useEffect(() => void run(() => readKeyLink(link)).then(setAnswer), [run, link]);
  const change = async (saga: () => ReturnType<typeof makeKey>) => {
    setBusy(true);
    setRefusal('');
    const came = await run(saga);
    setBusy(false);
    if (came === undefined) return;
    if ('refused' in came) setRefusal(came.refused.message);
    else setAnswer(came);
  };
  switch (answer?.kind) {
    case undefined:
      return <Loading>Looking at your link…</Loading>;
    case 'failed':
      return <Alert kind="error">Your link can&apos;t be looked at now. Try again later.</Alert>;
    case 'unknown':
      return (
        <>
          <Alert kind="error">{keyLinkText('unknown', {})}</Alert>
          <AskAgain />
        </>
      );
    case 'shown':
      return (
        <>
          {refusal !== '' && <Alert kind="error">{refusal}</Alert>}
          {answer.key === undefined ? (
            <LinkedKey
              link={answer.link}
              isBusy={isBusy}
              onMake={() => void change(() => makeKey(link, attempt))}
              onTakeBack={() => void change(() => takeKeyBack(link))}
            />
          ) : (
            <MadeKey value={answer.key} />
          )}
        </>
      );
  }
}
