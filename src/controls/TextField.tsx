import type { InputHTMLAttributes } from 'react';
import { Field } from './Field';
import { trimmedText } from './trimmed-text';
import { type ControlProps, useControl } from './use-control';

type InputWidth = 'short' | 'medium' | 'full';

export interface TextFieldProps
  extends
    ControlProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'readOnly' | 'spellCheck'> {
  type?: 'text' | 'email' | 'tel' | 'password';
  /** How long the expected answer is; says nothing about the limit. */
  width?: InputWidth;
}

/** One line of text. */
export function TextField({
  type = 'text',
  width = 'full',
  autoComplete,
  inputMode,
  readOnly,
  spellCheck,
  ...props
}: TextFieldProps) {
  const control = useControl<string>(props);
  return (
    <Field control={control}>
      <input
        className={`usa-input usa-input--${width}${control.error ? ' usa-input--error' : ''}`}
        id={control.id}
        type={type}
        required={control.isRequired}
        maxLength={control.maxLength}
        aria-invalid={control.error ? true : undefined}
        aria-describedby={control.describedBy()}
        autoComplete={autoComplete}
        inputMode={inputMode}
        readOnly={readOnly}
        spellCheck={spellCheck}
        {...trimmedText(control.field, control.helpers)}
      />
    </Field>
  );
}
