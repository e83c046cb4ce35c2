import { useFormikContext } from 'formik';
import { reasonGroups, type RejectionValues } from '#rules';
import { Checkbox } from '../../controls/fields/Checkbox';
import { FieldError } from '../../controls/fields/Field';
import { FieldGroup } from '../../controls/fields/FieldGroup';
import { useFieldId } from '../../controls/fields/form-rules-context';

/** The office's reasons in their groups, any number of them to be chosen. */
export function ReasonGroups() {
  const { values, errors } = useFormikContext<RejectionValues>();
  const id = useFieldId('reasons');
  const error = typeof errors.reasons === 'string' ? errors.reasons : undefined;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div
      className={error ? 'usa-form-group usa-form-group--error' : 'usa-form-group'}
      id={id}
      role="group"
      tabIndex={-1}
      aria-label="Reasons"
      aria-describedby={errorId}
    >
      <FieldError id={errorId} message={error} />
      {reasonGroups(values.reasons).map(({ group, reasons }) => (
        <FieldGroup key={group} legend={group}>
          {reasons.map(({ reason, index }) => (
            <Checkbox
              key={reason.id}
              name={`reasons[${index}].selected`}
              label={reason.shortReason}
              hint={reason.longReason}
            />
          ))}
        </FieldGroup>
      ))}
    </div>
  );
}
