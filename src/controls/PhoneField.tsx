import { type PhoneParts, normalizePhone, plainForms, plainFormsNote } from '#rules';
import { useField } from 'formik';
import type { ClipboardEvent, FocusEvent } from 'react';
import { translate } from '../language/translate';
import { announce } from './announcer';
import { errorList, type ControlProps, useControl } from './use-control';
import { FieldGroup } from './FieldGroup';

const parts: readonly { part: keyof PhoneParts; label: string; length: number; autoComplete: string }[] = [
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

  const paste = (event: ClipboardEvent) => {
    const digits = normalizePhone(
      plainForms(event.clipboardData.getData('text'))
        .trim()
        .replace(/^\+?1(?=\D)|\./g, ''),
    );
    if (digits === null) return;
    event.preventDefault();
    void helpers.setValue({ area: digits.slice(0, 3), exchange: digits.slice(3, 6), line: digits.slice(6) });
  };

  const leave = (part: keyof PhoneParts) => (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.target.value.trim();
    const plain = plainForms(typed);
    if (plain !== event.target.value) void helpers.setValue({ ...field.value, [part]: plain });
    if (plain !== typed) announce(plainFormsNote(typed));
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
      describedBy={[control.hintId, errorId].filter(Boolean).join(' ') || undefined}
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
    </FieldGroup>
  );
}
