import type { ChangeEvent } from 'react';
import { Field } from './Field';
import type { Option } from './lookups-context';
import { translate } from '../../language/translate';
import { type ControlProps, useControl } from './use-control';

export interface SelectProps extends ControlProps {
  options: readonly Option[];
  /** The text of the empty choice. */
  placeholder?: string;
  autoComplete?: string;
  /** Called after the value has changed. */
  onChosen?(value: string): void;
}

/** A native select with an empty first choice. */
export function Select({
  options,
  placeholder = '- Select -',
  autoComplete,
  onChosen,
  ...props
}: SelectProps) {
  const control = useControl<string>(props);
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => {
    control.field.onChange(event);
    onChosen?.(event.target.value);
  };
  return (
    <Field control={control}>
      <select
        className={control.error ? 'usa-select usa-input--error' : 'usa-select'}
        id={control.id}
        required={control.isRequired}
        aria-invalid={control.error ? true : undefined}
        aria-describedby={control.describedBy()}
        autoComplete={autoComplete}
        name={control.field.name}
        value={control.field.value ?? ''}
        onChange={onChange}
        onBlur={control.field.onBlur}
      >
        <option value="">{translate(placeholder)}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {translate(label)}
          </option>
        ))}
      </select>
    </Field>
  );
}
