import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formTitle, returnRules } from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { TextField } from '../../controls/fields/TextField';
import { EntryForm } from '../../forms/EntryForm';
import { PageHeading } from '../../forms/PageHeading';
import { useSaga } from '../../session/use-saga';
import { useFilingInProgress } from '../../session/filing-in-progress/use-filing-in-progress';
import { checkLink, continueWithCode, type LinkState } from './continue-saga';
import { translate } from '../../language/translate';

/** The message about a link that cannot be used; a code still works. */
const LINK_TEXTS: Partial<Record<LinkState, string>> = {
  used: 'This link was used before, and links work once. You can still go on: enter your return code.',
  unknown:
    'This link does not lead to a filing any more. A newer one took its place, or we removed the filing because nobody had changed it for a long time. If you have a newer return code, enter it here.',
};

/** The way back to a filing that was saved for later, with nothing but its return code. */
export default function ContinuePage() {
  const run = useSaga();
  const { hash } = useLocation();
  const [link] = useState(hash.slice(1));
  const [linkState, setLinkState] = useState<LinkState>('unread');
  const kept = useFilingInProgress();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (link !== '') void run(() => checkLink(link)).then((state) => setLinkState(state ?? 'unread'));
  }, [run, link]);
  const check = async (values: { code: string }) => {
    const refused = await run(() => continueWithCode(values.code, link));
    return refused === null ? { values } : { refused: refused ?? {} };
  };
  const linkText = LINK_TEXTS[linkState];
  return (
    <div className="narrow">
      <PageHeading
        title="Continue your filing"
        lead={
          <p>
            {translate('Enter the return code that you were shown when you chose “Save and finish later”.')}
          </p>
        }
      />
      {linkText && <Alert kind="warning">{linkText}</Alert>}
      {kept && (
        <Alert kind="warning">
          {translate(
            'In this window you have another filing in progress: {title}. The one that you continue here takes its place. To keep both, save that one for later first, or open this page in a new window.',
            { title: translate(formTitle(kept.filingType)) },
          )}
        </Alert>
      )}
      <EntryForm
        rules={returnRules}
        initialValues={{ code: '' }}
        idPrefix="return"
        saveLabel="Continue"
        check={check}
        isSending={isLeaving}
        onSave={() => setLeaving(true)}
      >
        <TextField
          name="code"
          autoComplete="one-time-code"
          spellCheck={false}
          hint="Twelve letters and digits, as K7QW-D9XM-2345. Capitals and hyphens make no difference."
        />
      </EntryForm>
    </div>
  );
}
