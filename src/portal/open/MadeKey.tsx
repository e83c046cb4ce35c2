import { useState } from 'react';
import { Alert, FocusMessage } from '../../controls/alerts/Alert';
import { Button, ButtonRow } from '../../controls/Button';
import { translate } from '../../language/translate';
import { commandOf, KEY_EXAMPLE } from './examples';

/** A key that was made just now, which is shown this once. */
export function MadeKey({ value }: { value: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    setCopied(null);
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // A browser may keep pages from its clipboard.
      setCopied(false);
    }
  };
  return (
    <>
      <FocusMessage message="Your key is made. Copy it now: it is shown only this once." />
      <p>
        <code>{value}</code>
      </p>
      {copied === true && <Alert kind="success">The key is copied.</Alert>}
      {copied === false && (
        <Alert kind="error">The key could not be copied. Mark it, and copy it by hand.</Alert>
      )}
      <ButtonRow>
        <Button variant="primary" onClick={() => void copy()}>
          Copy the key
        </Button>
      </ButtonRow>
      <h2>{translate(KEY_EXAMPLE.title)}</h2>
      <p>{translate('Keep it as you keep a password. Programs send it like this, with the key in KEY:')}</p>
      <p>
        <code>{commandOf(KEY_EXAMPLE)}</code>
      </p>
      <p>
        {translate(
          'If others see it, take it back with the link in our message, or make a new one. A key counts until then.',
        )}
      </p>
    </>
  );
}
