import {
  emptyPhone,
  type PhoneParts,
  joinPhone,
  normalizePhone,
  phoneParts,
  plainForms,
  plainFormsNote,
} from '#rules';
import { useField } from 'formik';
import { type ClipboardEvent, type FocusEvent, useState } from 'react';
import { translate } from '../../language/translate';
import { announce } from '../alerts/announcer';
import { afterPress } from './after-press';
import { errorList, type ControlProps, useControl } from './use-control';
import { FieldGroup } from './FieldGroup';

const parts: readonly { part: keyof PhoneParts; label: string; length: number; autoComplete: string }[] = [
  { part: 'area', label: 'Area code', length: 3, autoComplete: 'tel-area-code' },
  { part: 'exchange', label: 'First three digits', length: 3, autoComplete: 'tel-local-prefix' },
  { part: 'line', label: 'Last four digits', length: 4, autoComplete: 'tel-local-suffix' },
];

/** The ten digits of a number as it is copied from elsewhere, with the country's code or without; null for anything else. */
const pastedDigits = (text: string): string | null => {
  const number = plainForms(text).trim().replaceAll('.', '');
  return normalizePhone(number) ?? normalizePhone(number.replace(/^\+?1/, ''));
};

/** A phone number in its three parts; a whole number may be pasted into any of them. */
export function PhoneField(props: ControlProps) {
  const control = useControl<PhoneParts>(props);
  const [, meta] = useField(props.name);
  const error = errorList(meta.error)[0]?.message;
  const errorId = error === undefined ? undefined : `${control.id}-error`;
  const { field, helpers } = control;

  const [changed, setChanged] = useState({ note: '', number: '' });
  // A message about a number does not apply to another one.
  const note = changed.number === joinPhone({ ...emptyPhone(), ...field.value }) ? changed.note : '';
  const noteId = note && `${control.id}-note`;

  /** Replaces typed or pasted digits by plain ones, and says so where they differ. */
  const put = (number: PhoneParts, typed: string) => {
    void helpers.setValue(number);
    const said = plainFormsNote(typed);
    if (said === '') return;
    // The note pushes down what follows it, including the element that is being pressed.
    afterPress(() => setChanged({ note: translate(said), number: joinPhone(number) }));
    announce(said);
  };

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const digits = pastedDigits(text);
    if (digits === null) return;
    event.preventDefault();
    put(phoneParts(digits), text.replace(/[^\uff10-\uff19]/g, ''));
  };

  const leave = (part: keyof PhoneParts) => (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.target.value.trim();
    const plain = plainForms(typed);
    if (plain !== event.target.value) put({ ...field.value, [part]: plain }, typed);
    field.onBlur(event);
  };

  return (
    <FieldGroup
      legend={control.label}
      isRequired={control.isRequired}
      hint={control.hint}
      hintId={control.hintId}
      error={error}
      errorId={errorId}
      describedBy={[control.hintId, noteId, errorId].filter(Boolean).join(' ') || undefined}
    >
      <div className="field-row">
        {parts.map(({ part, label, length, autoComplete }, index) => {
          const id = index === 0 ? control.id : `${control.id}-${part}`;
          return (
            <div key={part}>
              <label className="usa-label field-row__label" htmlFor={id}>
                {translate(label)}
              </label>
              <input
                className={`usa-input usa-input--phone${error ? ' usa-input--error' : ''}`}
                id={id}
                type="text"
                inputMode="numeric"
                autoComplete={autoComplete}
                name={`${field.name}.${part}`}
                maxLength={length}
                required={control.isRequired}
                aria-invalid={error ? true : undefined}
                value={field.value?.[part] ?? ''}
                onChange={field.onChange}
                onBlur={leave(part)}
                onPaste={paste}
              />
            </div>
          );
        })}
      </div>
      {note && (
        <div className="usa-hint" id={noteId}>
          {note}
        </div>
      )}
    </FieldGroup>
  );
}
