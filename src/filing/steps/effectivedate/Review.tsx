import { SummaryList } from '../../../controls/SummaryList';
import type { ReviewProps } from '../../review/review-props';

/** When the filing takes effect, on the review page (W2-review). */
export default function EffectiveDateReview({ filing }: ReviewProps) {
  const { effectiveAtTimeOfFilingRadio, effectiveDateTimeDisplay } = filing.effectiveDateValues;
  const isImmediate = effectiveAtTimeOfFilingRadio === 'Y';
  return (
    <SummaryList
      rows={[
        {
          label: 'Delayed effective date',
          value: isImmediate ? 'None: this filing takes effect when it is accepted' : effectiveDateTimeDisplay,
        },
      ]}
    />
  );
}
