import type { ReactNode } from 'react';
import type { Text } from '#rules';
import { translate } from '../../language/translate';
import { FieldError, RequiredMark } from './Field';

interface FieldGroupProps {
  legend: string;
  /** The group is of radios: one choice of a few. */
  isRadios?: boolean;
  isRequired?: boolean;
  hint?: ReactNode;
  hintId?: string;
  error?: Text;
  errorId?: string;
  describedBy?: string;
  children: ReactNode;
}

/** The frame of several controls that answer one question: fieldset and legend, hint and error (W5-general). */
export const FieldGroup = ({
  legend,
  isRadios = false,
  isRequired = false,
  describedBy,
  ...group
}: FieldGroupProps) => (
  <fieldset
    className={
      group.error ? 'usa-fieldset usa-form-group usa-form-group--error' : 'usa-fieldset usa-form-group'
    }
    role={isRadios ? 'radiogroup' : undefined}
    aria-required={isRadios && isRequired ? true : undefined}
    aria-invalid={isRadios && group.error ? true : undefined}
    aria-describedby={describedBy}
  >
    <legend className="usa-legend">
      {translate(legend)}
      {isRequired && <RequiredMark />}
    </legend>
    {group.hint !== undefined && (
      <div className="usa-hint" id={group.hintId}>
        {group.hint}
      </div>
    )}
    <FieldError id={group.errorId} message={group.error} />
    {group.children}
  </fieldset>
);
