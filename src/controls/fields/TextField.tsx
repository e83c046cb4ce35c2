import { type InputHTMLAttributes, useId } from 'react';
import { translate } from '../../language/translate';
import { Field } from './Field';
import { textInput, type ControlProps, useControl } from './use-control';

type InputWidth = 'short' | 'medium' | 'full';

export interface TextFieldProps
  extends
    ControlProps,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'autoComplete' | 'inputMode' | 'maxLength' | 'readOnly' | 'spellCheck'
    > {
  type?: 'text' | 'email' | 'tel' | 'password';
  /** The width of the field, by the length of the expected answer; independent of the limit. */
  width?: InputWidth;
}

/** One line of text. */
export function TextField({
  type = 'text',
  width = 'full',
  // What an address of email needs wherever it is entered.
  autoComplete = type === 'email' ? 'email' : undefined,
  inputMode = type === 'email' ? 'email' : undefined,
  spellCheck = type === 'email' ? false : undefined,
  readOnly,
  maxLength,
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
        maxLength={maxLength ?? control.maxLength}
        aria-invalid={control.error ? true : undefined}
        aria-describedby={control.describedBy()}
        autoComplete={autoComplete}
        inputMode={inputMode}
        readOnly={readOnly}
        spellCheck={spellCheck}
        {...textInput(control)}
      />
    </Field>
  );
}

interface LockedTextProps {
  label: string;
  value: string;
  autoComplete?: 'username';
}

/** A value of a form that its filer cannot change; it stays in the tab order so that nobody misses it. */
export function LockedText({ label, value, autoComplete }: LockedTextProps) {
  const id = useId();
  return (
    <div className="usa-form-group">
      <label className="usa-label" htmlFor={id}>
        {translate(label)}
      </label>
      <input
        className="usa-input input--locked"
        id={id}
        type="text"
        readOnly
        value={value}
        autoComplete={autoComplete}
      />
    </div>
  );
}

/** A time of day as typed, hh:mm am/pm, or longer in a way that is kept as that. The hint names the time zone. */
export const TimeField = ({ hint = 'hh:mm am or pm', ...props }: ControlProps) => (
  <TextField {...props} hint={hint} width="short" autoComplete="off" maxLength={20} />
);
