import {
  copiedPhone,
  digitNotes,
  emptyPhone,
  type PhoneParts,
  joinPhone,
  plainForms,
  type Text,
} from '#rules';
import { useField } from 'formik';
import { type ClipboardEvent, type FocusEvent, useState } from 'react';
import { translate } from '../../language/translate';
import { announce } from '../alerts/announcer';
import { afterPress } from './after-press';
import { errorList, type ControlProps, useControl } from './use-control';
import { FieldGroup } from './FieldGroup';

const PARTS: readonly { part: keyof PhoneParts; label: string; length: number; autoComplete: string }[] = [
  { part: 'area', label: 'Area code', length: 3, autoComplete: 'tel-area-code' },
  { part: 'exchange', label: 'First three digits', length: 3, autoComplete: 'tel-local-prefix' },
  { part: 'line', label: 'Last four digits', length: 4, autoComplete: 'tel-local-suffix' },
];

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

  /** Keeps the number, and says what was made of the one that was typed or pasted. */
  const put = (number: PhoneParts, notes: readonly Text[]) => {
    void helpers.setValue(number);
    if (notes.length === 0) return;
    const said = notes.map((each) => translate(each)).join(' ');
    // The note pushes down what follows it, including the element that is being pressed.
    afterPress(() => setChanged({ note: said, number: joinPhone(number) }));
    announce(said);
  };

  const paste = (part: keyof PhoneParts, length: number) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (text.length <= length) return;
    event.preventDefault();
    const few = plainForms(text).replace(/[()\s.-]/g, '');
    const fits = /^\d+$/.test(few) && few.length <= length;
    const { parts: whole, notes } = copiedPhone(text);
    if (fits) put({ ...field.value, [part]: few }, digitNotes(text));
    else put(whole ?? field.value, notes);
  };

  const leave = (part: keyof PhoneParts, length: number) => (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.target.value.trim();
    const plain = plainForms(typed);
    // A browser that fills forms in may put the whole number into one box.
    const whole = plain.length > length ? copiedPhone(typed) : { parts: null, notes: [] };
    if (whole.parts !== null) put(whole.parts, whole.notes);
    else if (plain !== event.target.value) put({ ...field.value, [part]: plain }, digitNotes(typed));
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
        {PARTS.map(({ part, label, length, autoComplete }, index) => {
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
                onBlur={leave(part, length)}
                onPaste={paste(part, length)}
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
