import { Counter } from './Counter';
import { Field } from './Field';
import { textInput, type ControlProps, useControl } from './use-control';

export interface TextAreaProps extends ControlProps {
  /** Shows how many characters of the row's limit are left. */
  counter?: boolean;
  rows?: number;
}

/** Several lines of text. */
export function TextArea({ counter = false, rows = 6, ...props }: TextAreaProps) {
  const control = useControl<string>(props);
  const text = textInput(control);
  const counterId = counter && control.maxLength !== undefined ? `${control.id}-limit` : undefined;
  return (
    <Field control={control}>
      <textarea
        className={control.error ? 'usa-textarea usa-input--error' : 'usa-textarea'}
        id={control.id}
        rows={rows}
        required={control.isRequired}
        maxLength={control.maxLength}
        aria-invalid={control.error ? true : undefined}
        aria-describedby={control.describedBy(counterId)}
        {...text}
      />
      {counterId !== undefined && control.maxLength !== undefined && (
        <Counter id={counterId} length={text.value.length} limit={control.maxLength} />
      )}
    </Field>
  );
}
