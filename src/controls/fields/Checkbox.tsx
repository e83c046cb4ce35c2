import type { ChangeEvent } from 'react';
import { FieldError, RequiredMark } from './Field';
import { type ControlProps, useControl } from './use-control';

export interface CheckboxProps extends ControlProps {
  /** Called after the value has changed. */
  onChecked?(checked: boolean): void;
}

/** A single box to mark. */
export function Checkbox({ onChecked, ...props }: CheckboxProps) {
  const control = useControl<boolean>(props);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    control.field.onChange(event);
    onChecked?.(event.target.checked);
  };
  return (
    <div className={control.error ? 'usa-form-group usa-form-group--error' : 'usa-form-group'}>
      <FieldError id={control.errorId} message={control.error} />
      <div className="usa-checkbox">
        <input
          className="usa-checkbox__input"
          id={control.id}
          type="checkbox"
          name={control.field.name}
          checked={control.field.value === true}
          required={control.isRequired}
          aria-invalid={control.error ? true : undefined}
          aria-describedby={control.describedBy()}
          onChange={onChange}
          onBlur={control.field.onBlur}
        />
        <label className="usa-checkbox__label" htmlFor={control.id}>
          {control.label}
          {control.isRequired && <RequiredMark />}
        </label>
      </div>
      {control.hint !== undefined && (
        <div className="usa-hint usa-checkbox__label-description" id={control.hintId}>
          {control.hint}
        </div>
      )}
    </div>
  );
}
