import { useState } from 'react';
import { CONFIRM_DAYS, openKeyRules, type OpenKeyValues } from '#rules';
import { FocusMessage } from '../../controls/alerts/Alert';
import { TextField } from '../../controls/fields/TextField';
import { EntryForm } from '../../forms/EntryForm';
import { translate } from '../../language/translate';
import { useSaga } from '../../session/use-saga';
import { askForKey } from './open-key-saga';

/** Asking for a key to the open record, by email (T4-page). */
export function KeyForm() {
  const run = useSaga();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const check = async (values: OpenKeyValues) => {
    const refused = await run(() => askForKey(values));
    return refused === null ? { values } : { refused: refused ?? {} };
  };
  return (
    <>
      <h2 id="open-key">{translate('A key, to ask for more')}</h2>
      <p>
        {translate(
          'Without a key, requests are counted by the address that they come from. With a key they are counted by the key, and you may ask many more times a minute. It costs nothing and needs no account.',
        )}
      </p>
      <p>{translate('An email address has one key at a time. A new one takes the place of the former.')}</p>
      {sentTo === null ? (
        <EntryForm
          rules={openKeyRules}
          initialValues={{ email: '' }}
          idPrefix="open-key"
          saveLabel="Send me the link to a key"
          check={check}
          onSave={({ email }) => setSentTo(email)}
        >
          <TextField name="email" type="email" autoComplete="email" />
        </EntryForm>
      ) : (
        <LinkSent address={sentTo} />
      )}
    </>
  );
}

const LinkSent = ({ address }: { address: string }) => (
  <>
    <FocusMessage message="Almost done: make your key with the link that we are sending." />
    <p>
      {translate(
        'A message goes to {address}. Open its link and press the button there. The link works for {days} days.',
        { address, days: CONFIRM_DAYS },
      )}
    </p>
    <p>
      {translate(
        'No message? Look among unwanted mail. If you have told us to stop all messages, we send none. To allow them again, open the page that earlier messages name.',
      )}
    </p>
  </>
);
