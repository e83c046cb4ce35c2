import { phoneAnswerRules } from '#rules';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { TextField } from '../controls/fields/TextField';
import { EntryForm } from '../forms/EntryForm';
import { phoneAnswered } from './developer-slice';

/** Writes to the office as a phone would, so that stopping messages and asking for help can be tried. */
export function PhoneForm() {
  const dispatch = useAppDispatch();
  const isSending = useAppSelector((state) => state.developer.isPhoneSending);
  return (
    <section>
      <h3>Phone</h3>
      <EntryForm
        rules={phoneAnswerRules}
        initialValues={{ from: '', words: '' }}
        label="Phone"
        idPrefix="phone"
        saveLabel="Send to the office"
        saveVariant="secondary"
        isSending={isSending}
        onSave={(answer) => void dispatch(phoneAnswered(answer))}
      >
        <TextField name="from" hint="Ten digits" width="medium" />
        <TextField name="words" hint="STOP, START or HELP, for instance" width="medium" />
      </EntryForm>
    </section>
  );
}
