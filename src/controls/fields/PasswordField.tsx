import { useState } from 'react';
import { translate } from '../../language/translate';
import { Button } from '../Button';
import { Field } from './Field';
import { useControl, type ControlProps } from './use-control';

export interface PasswordFieldProps extends ControlProps {
  /** The kind of password by which a password manager offers a stored one, or a new one (WCAG 1.3.5, 3.3.8). */
  autoComplete: 'current-password' | 'new-password';
}

/** A password: its spaces belong to it, pasting is allowed, and it can be shown while it is entered. */
export function PasswordField({ autoComplete, ...props }: PasswordFieldProps) {
  const control = useControl<string>(props);
  const [isShown, setShown] = useState(false);
  const { name, value, onChange, onBlur } = control.field;
  return (
    <Field control={control}>
      <input
        className={`usa-input${control.error ? ' usa-input--error' : ''}`}
        id={control.id}
        type={isShown ? 'text' : 'password'}
        required={control.isRequired}
        maxLength={control.maxLength}
        aria-invalid={control.error ? true : undefined}
        aria-describedby={control.describedBy()}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        {...{ name, value, onChange, onBlur }}
      />
      <Button
        variant="link"
        className="password-toggle"
        aria-controls={control.id}
        onClick={() => setShown(!isShown)}
      >
        {translate(isShown ? 'Hide' : 'Show')}
        <span className="usa-sr-only"> {control.label}</span>
      </Button>
    </Field>
  );
}
