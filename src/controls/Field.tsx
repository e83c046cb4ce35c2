import type { ReactNode } from 'react';
import { FieldError } from './FieldError';
import { RequiredMark } from './RequiredMark';
import type { useControl } from './use-control';

type Control = Pick<
  ReturnType<typeof useControl>,
  'id' | 'label' | 'hint' | 'hintId' | 'error' | 'errorId' | 'isRequired'
>;

/** The frame of a single control: label, hint, error, then the control. */
export const Field = ({ control, children }: { control: Control; children: ReactNode }) => (
  <div className={control.error ? 'usa-form-group usa-form-group--error' : 'usa-form-group'}>
    <label className="usa-label" htmlFor={control.id}>
      {control.label}
      {control.isRequired && <RequiredMark />}
    </label>
    {control.hint !== undefined && (
      <div className="usa-hint" id={control.hintId}>
        {control.hint}
      </div>
    )}
    <FieldError id={control.errorId} message={control.error} />
    {children}
  </div>
);
