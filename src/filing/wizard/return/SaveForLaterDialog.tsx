import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { BASE_PATH, longDay, officeDay, printedReturnCode, saveForLaterRules, term } from '#rules';
import { Alert } from '../../../controls/alerts/Alert';
import { Button, ButtonRow } from '../../../controls/Button';
import { Dialog } from '../../../controls/Dialog';
import { Link } from '../../../controls/Link';
import { TextField } from '../../../controls/fields/TextField';
import { EntryForm } from '../../../forms/EntryForm';
import { useAppSelector } from '../../../session/store-hooks';
import { useSaga } from '../../../session/use-saga';
import { selectFiling } from '../selectors';
import type { OpenEntry, StepInput } from '../frame/step-input';
import { saveForLater, type SavedForLater } from './save-for-later-saga';
import { translate } from '../../../language/translate';

interface SaveForLaterDialogProps {
  stepInput: RefObject<StepInput | null>;
  onClose: () => void;
}

const UNSAVED: Readonly<Record<OpenEntry, string>> = {
  onPage:
    'Only the entry that is open on this page is not saved. To keep it, close this, finish the entry and choose Save or Next first.',
  agent:
    'Only the registered agent whom you are naming is not saved. To keep it, close this and go on until the agent is named.',
};

/** The open work that would be lost; null where nothing would. */
const unsavedEntry = (input: StepInput | null, hasUnsavedInput: boolean): OpenEntry | null =>
  input && (hasUnsavedInput || input.isEntryBegun) ? input.openEntry : null;

/**
 * Focuses the button that the page shows now, or its heading: once the window has crossed the width at which the summary folds, the
 * button that opened the dialog is hidden and cannot take the focus.
 */
const focusWhatIsShown = () => {
  if (document.activeElement !== document.body) return;
  const buttons = [...document.querySelectorAll<HTMLElement>('.save-for-later button')];
  (buttons.find((button) => button.checkVisibility()) ?? document.querySelector('h1'))?.focus();
};

/**
 * Saves the filing and shows, once, the code that leads back to it; a link is mailed where an address is given. It is mounted outside of
 * the place of its button, which is hidden when the window changes its width.
 */
export default function SaveForLaterDialog({ stepInput, onClose: close }: SaveForLaterDialogProps) {
  const run = useSaga();
  const [saved, setSaved] = useState<SavedForLater | null>(null);
  const [mailedTo, setMailedTo] = useState('');
  const [isSending, setSending] = useState(false);
  const hasUnsavedInput = useAppSelector((state) => state.control.hasUnsavedInput);
  // As it was when this was opened: the address that is typed here is input, too.
  const [unsaved] = useState(() => unsavedEntry(stepInput.current, hasUnsavedInput));
  const { email, notificationsValues } = useAppSelector(selectFiling);
  const save = async (values: { email: string }) => {
    setSending(true);
    setMailedTo(values.email);
    const result = await run(() => saveForLater(values, stepInput.current?.filingAsTyped?.()));
    setSending(false);
    setSaved(result ?? null);
  };
  const onClose = () => {
    close();
    setTimeout(focusWhatIsShown);
  };
  if (saved?.kind === 'left') return null;
  return createPortal(
    <Dialog open title="Save and finish later" onClose={onClose}>
      {saved?.kind === 'code' ? (
        <ReturnCode {...saved} mailedTo={mailedTo} onClose={onClose} />
      ) : (
        <>
          {saved?.kind === 'failed' && <Alert kind="error">{saved.message}</Alert>}
          <p>
            {translate(
              'You get a return code, with which you go on here or on another device. Everything that you have entered is saved, on this page too, finished or not.',
            )}
          </p>
          {unsaved && <Alert kind="warning">{UNSAVED[unsaved]}</Alert>}
          <EntryForm
            rules={saveForLaterRules}
            initialValues={{ email: email || (notificationsValues.emails[0]?.email ?? '') }}
            idPrefix="later"
            saveLabel="Save and get a code"
            isSending={isSending}
            legend={false}
            onSave={(values) => void save(values)}
          >
            <TextField name="email" type="email" hint="If you want a link by email. You can leave it out." />
          </EntryForm>
        </>
      )}
    </Dialog>,
    document.body,
  );
}

interface ReturnCodeProps {
  code: string;
  keptUntil: string;
  mailedTo: string;
  onClose: () => void;
}

/** The code takes focus, so that it is read: the button that asked for it is gone. */
function ReturnCode({ code, keptUntil, mailedTo, onClose }: ReturnCodeProps) {
  const shown = useRef<HTMLParagraphElement>(null);
  const adviceId = useId();
  useEffect(() => shown.current?.focus(), []);
  return (
    <>
      <p id={adviceId}>{translate('Your return code. Write it down now: it is not shown again.')}</p>
      <p className="return-code" tabIndex={-1} ref={shown} aria-describedby={adviceId}>
        {printedReturnCode(code)}
      </p>
      <p>
        {translate(
          'Your filing is kept until {day}, and longer each time that you change it. Choose “Continue your filing” on the start page and enter the code.',
          { day: term(longDay(officeDay(keptUntil))) },
        )}
      </p>
      {mailedTo !== '' && (
        <p>
          {translate(
            'A link is on its way to {mailedTo}. It works once and asks for the code, which the mail does not hold.',
            { mailedTo },
          )}
        </p>
      )}
      <ButtonRow>
        <Button variant="primary" onClick={onClose}>
          Go on here
        </Button>
        <Link className="usa-button usa-button--outline" to={BASE_PATH}>
          {translate('Go to the start page')}
        </Link>
      </ButtonRow>
    </>
  );
}
