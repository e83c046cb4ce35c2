import { useState } from 'react';
import { sentence, tryKeyRules, type TryKeyValues } from '#rules';
import { FocusMessage } from '../../controls/alerts/Alert';
import { TextField } from '../../controls/fields/TextField';
import { QueryForm } from '../../forms/QueryForm';
import { translate } from '../../language/translate';
import { useSaga } from '../../session/use-saga';
import { commandOf, KEY_EXAMPLE } from './examples';
import { type TriedKey, tryKey } from './try-key-saga';

const NOTHING_ENTERED: TryKeyValues = { key: '' };

/** A request with a key, to be typed or to be tried at once. */
export function TryKey() {
  const run = useSaga();
  const [answer, setAnswer] = useState<TriedKey | null>(null);
  const ask = async ({ key }: TryKeyValues) => {
    setAnswer(null);
    const came = await run(() => tryKey(key));
    if (came !== undefined) setAnswer(came);
  };
  return (
    <section>
      <h3>{translate(KEY_EXAMPLE.title)}</h3>
      <p>{translate('Set KEY to your key. An answer with 401 says what is wrong with it.')}</p>
      <p>
        <code>{commandOf(KEY_EXAMPLE)}</code>
      </p>
      <QueryForm
        rules={tryKeyRules}
        values={NOTHING_ENTERED}
        onAsk={(values) => void ask(values)}
        action="Try my key"
        label={translate('Try my key')}
      >
        <TextField name="key" autoComplete="off" spellCheck={false} />
      </QueryForm>
      {answer && <Answer answer={answer} />}
    </section>
  );
}

function Answer({ answer }: { answer: TriedKey }) {
  switch (answer.kind) {
    case 'counts': {
      const { left, most } = answer;
      return (
        <FocusMessage
          message={sentence(
            'This key counts. You may ask {most} times a minute with it, and {left} times more in this one.',
            { most, left },
          )}
        />
      );
    }
    case 'refused':
      return (
        <FocusMessage
          kind="error"
          message={sentence('The registry refuses this key: {reason}', { reason: answer.reason })}
        />
      );
    case 'failed':
      return <FocusMessage kind="error" message="The key can't be tried at this time. Try again later." />;
  }
}
