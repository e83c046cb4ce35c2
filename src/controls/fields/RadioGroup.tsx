import type { Text } from '#rules';
import { FieldGroup } from './FieldGroup';
import { YES_NO_OPTIONS } from './lookups-context';
import { translate } from '../../language/translate';
import { type ControlProps, useControl } from './use-control';

/** A choice of a group of radios. */
interface RadioOption<V extends string> {
  value: V;
  label: Text;
  /** A sentence below the label. */
  description?: Text;
}

interface RadioGroupProps<V extends string> extends ControlProps {
  options: readonly RadioOption<V>[];
  /** Side by side instead of one below the other. */
  inline?: boolean;
  /** Called after the value has changed. */
  onChosen?(value: V): void;
}

/** One choice of a few. */
export function RadioGroup<V extends string>({
  options,
  inline = false,
  onChosen,
  ...props
}: RadioGroupProps<V>) {
  const control = useControl<string>(props);
  return (
    <FieldGroup
      isRadios
      legend={control.label}
      isRequired={control.isRequired}
      hint={control.hint}
      hintId={control.hintId}
      error={control.error}
      errorId={control.errorId}
      describedBy={control.describedBy()}
    >
      <div className={inline ? 'radios radios--inline' : 'radios'}>
        {options.map(({ value, label, description }, index) => {
          const id = index === 0 ? control.id : `${control.id}-${value}`;
          return (
            <div className="usa-radio" key={value}>
              <input
                className="usa-radio__input"
                id={id}
                type="radio"
                name={control.field.name}
                value={value}
                checked={control.field.value === value}
                required={control.isRequired}
                aria-describedby={description === undefined ? undefined : `${id}-description`}
                onChange={(event) => {
                  control.field.onChange(event);
                  onChosen?.(value);
                }}
                onBlur={control.field.onBlur}
              />
              <label className="usa-radio__label" htmlFor={id}>
                {translate(label)}
              </label>
              {description !== undefined && (
                <p className="usa-radio__label-description" id={`${id}-description`}>
                  {translate(description)}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}

/** A question to answer with Yes (`Y`) or No (`N`). */
export const YesNo = (props: Omit<RadioGroupProps<'Y' | 'N'>, 'options' | 'inline'>) => (
  <RadioGroup {...props} options={YES_NO_OPTIONS} inline />
);
