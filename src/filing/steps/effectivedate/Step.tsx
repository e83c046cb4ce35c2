import { useFormikContext } from 'formik';
import {
  type EffectiveDateValues,
  MAX_DAYS_AHEAD,
  officeDay,
  pickerMaxDate,
  effectiveDateOutcome,
  withEffectiveDateTime,
  effectiveDateRules,
  precededFilings,
  precedesDelayedNotice,
  type StepRules,
  sentence,
} from '#rules';
import { ComingList } from '../../../coming/ComingList';
import { Alert } from '../../../controls/alerts/Alert';
import { DateField } from '../../../controls/fields/DateField';
import { RadioGroup } from '../../../controls/fields/RadioGroup';
import { TimeField } from '../../../controls/fields/TextField';
import { PrecededFilings } from '../../wizard/pages/PrecededFilings';
import { StepPage } from '../../wizard/pages/StepPage';
import { useRuleContext } from '../../../forms/rule-context';
import { DateErrorDialog } from './DateErrorDialog';
import { useDateLimit } from './use-date-limit';
import { translate } from '../../../language/translate';

/** The rules of the page: the date error dialog handles a date beyond the limit, so it is no error at the field (W4-ded). */
const effectiveDateForm: StepRules<EffectiveDateValues> = {
  ...effectiveDateRules,
  problems: (values, context) =>
    effectiveDateRules.problems(values, context).filter(({ code }) => code !== 'tooLate'),
};

const choices = [
  { value: 'Y', label: 'When the office accepts this filing' },
  {
    value: 'N',
    label: 'On a later date',
    description: sentence('At most {days} days from today.', { days: MAX_DAYS_AHEAD }),
  },
];

/** When the filing takes effect: at once, or on a date of the filer's choice (W2-effectivedate, W4-ded). */
export default function EffectiveDateStep() {
  const limit = useDateLimit();
  return (
    <StepPage
      rules={effectiveDateForm}
      confirm={limit.confirm}
      lead={<p>{translate('Most filings take effect as soon as they are accepted.')}</p>}
    >
      <RadioGroup name="effectiveAtTimeOfFilingRadio" options={choices} />
      <DelayedFields />
      <OtherFilings />
      <DateErrorDialog question={limit.question} />
    </StepPage>
  );
}

/** Warns of filings that set the same after this one, which takes effect at once as it is answered now; then lists what else is coming. */
function OtherFilings() {
  const { values } = useFormikContext<EffectiveDateValues>();
  const { filing: saved, now } = useRuleContext()();
  const filing = { ...saved, effectiveDateValues: values };
  const named = precededFilings(filing, now).map(({ document }) => document);
  const notice = named.length > 0 ? '' : precedesDelayedNotice(filing, now);
  return (
    <>
      <div role="status">
        <PrecededFilings filing={filing} />
        {notice !== '' && <Alert kind="info">{translate(notice)}</Alert>}
      </div>
      <ComingList coming={saved.recordValues?.coming} besides={named} />
    </>
  );
}

function DelayedFields() {
  const { values } = useFormikContext<EffectiveDateValues>();
  const { now } = useRuleContext()();
  if (values.effectiveAtTimeOfFilingRadio !== 'N') return null;
  const today = officeDay(now);
  return (
    <>
      <DateField name="effectiveDateAsEntered" today={today} minDate={today} maxDate={pickerMaxDate(now)} />
      <TimeField
        name="effectiveTime"
        hint="Mountain Time (Denver), as hh:mm am or pm. If you leave it empty, 11:59 PM is used."
      />
      <ComputedDate />
    </>
  );
}

/** When the filing will take effect with what is entered now, in the office's time zone. */
function ComputedDate() {
  const { values } = useFormikContext<EffectiveDateValues>();
  const { now } = useRuleContext()();
  const isDelayed = effectiveDateOutcome(values, now) === 'delayed';
  return (
    <p className="computed-date" role="status">
      {isDelayed &&
        translate('This filing will take effect on {moment}.', {
          moment: withEffectiveDateTime(values, now).effectiveDateTimeDisplay,
        })}
    </p>
  );
}
