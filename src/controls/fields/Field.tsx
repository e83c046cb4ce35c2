import { alertPrefix, englishOf, type Text } from '#rules';
import type { ReactNode } from 'react';
import { translate, translateAround } from '../../language/translate';
import type { useControl } from './use-control';

type Control = Pick<
  ReturnType<typeof useControl>,
  'id' | 'label' | 'hint' | 'hintId' | 'note' | 'noteId' | 'error' | 'errorId' | 'isRequired'
>;

/** The frame of a single control: label, hint, error, the control, then what was changed in it, where it moves no control. */
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
    {control.note !== undefined && (
      <div className="usa-hint" id={control.noteId}>
        {control.note}
      </div>
    )}
  </div>
);

interface FieldErrorProps {
  id?: string;
  message?: Text;
}

/** The sentence of a broken rule at its field. Screen readers hear "Error:", unless the sentence says so itself; others see a red bar and an icon. */
export const FieldError = ({ id, message }: FieldErrorProps) =>
  message === undefined ? null : (
    <p className="usa-error-message" id={id}>
      {alertPrefix('error', englishOf(message)) !== '' && (
        <span className="usa-sr-only">{translate('Error: ')}</span>
      )}
      {translate(message)}
    </p>
  );

/** The asterisk of a required field; the control itself says `required`, so it is hidden from assistive technology. */
export const RequiredMark = () => (
  <span className="required-mark" aria-hidden="true">
    {'\u00a0*'}
  </span>
);

/** Explains the asterisk; shown once, above the first field of a form. */
export const RequiredLegend = () => (
  <p className="required-legend">
    {translateAround('Required fields are marked with an asterisk ({mark}).', {
      mark: <span className="required-mark">*</span>,
    })}
  </p>
);
