import { useFormikContext } from 'formik';
import { effectiveDateOutcome, type EffectiveDateValues, withEffectiveDateTime } from '#rules';
import { useRuleContext } from '../../../forms/rule-context';

/** When the filing will take effect with what is entered now, in the office's time zone. */
export function ComputedDate() {
  const { values } = useFormikContext<EffectiveDateValues>();
  const { now } = useRuleContext()();
  const isDelayed = effectiveDateOutcome(values, now) === 'delayed';
  return (
    <p className="computed-date" role="status">
      {isDelayed &&
        `This filing will take effect on ${withEffectiveDateTime(values, now).effectiveDateTimeDisplay}.`}
    </p>
  );
}
