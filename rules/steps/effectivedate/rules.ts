import { formatOfficeDateTime } from '../../calendar/office-time';
import { effectiveDateOutcome, effectiveDateProblem } from '../../effective-date/effective-date-outcome';
import { withEffectiveDateTime } from '../../effective-date/effective-date-limits';
import { DAY_REPAIR, TIME_REPAIR } from '../../effective-date/effective-moment';
import type { CrossRule } from '../../constraints/row';
import { stepRulesOfPart } from '../../constraints/form-rules';
import { choice, text } from '../../constraints/rows';
import type { EffectiveDateValues } from '../../filing-parts/sections';
import { isAmendment } from '../../flows/filing-traits';
import { effectiveDate } from './step';

const isDelayed = (values: EffectiveDateValues): boolean => values.effectiveAtTimeOfFilingRadio === 'N';

/** The date is judged by the office's clock (W5-ded). */
const takesEffectInTime: CrossRule<EffectiveDateValues> = (values, { filing, now }) => {
  const previousEffective = filing.recordValues?.previousEffective || undefined;
  const problem = effectiveDateProblem(effectiveDateOutcome(values, now, previousEffective), {
    now,
    previousDisplay: previousEffective && formatOfficeDateTime(previousEffective),
    isAmendment: isAmendment(filing.filingType),
  });
  return problem ? [problem] : [];
};

/** When the filing takes effect: when it is accepted, or on a date and time of the filer's choice (W4-ded, W5-ded). */
export const effectiveDateRules = stepRulesOfPart(effectiveDate, 'effectiveDateValues', {
  settle: (values) => withEffectiveDateTime(values),
  rows: {
    effectiveAtTimeOfFilingRadio: choice({
      label: 'When do you want this filing to take effect?',
      required: true,
      values: ['Y', 'N'],
    }),
    effectiveDateAsEntered: text({
      label: 'Date',
      marked: true,
      length: [0, 10],
      repair: DAY_REPAIR,
      when: isDelayed,
    }),
    effectiveTime: text({ label: 'Time', length: [0, 8], repair: TIME_REPAIR, when: isDelayed }),
  },
  rules: [takesEffectInTime],
});
