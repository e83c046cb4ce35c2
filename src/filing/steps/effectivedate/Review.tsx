import { statutoryDateNotice } from '#rules';
import { SummaryList } from '../../../controls/lists/SummaryList';
import type { ReviewProps } from '../review-props';
import { translate } from '../../../language/translate';

/** When the filing takes effect, on the review page, with the statute where it moved the date (W2-review, W4-ded). */
export default function EffectiveDateReview({ filing }: ReviewProps) {
  const { effectiveDateValues: date } = filing;
  const isImmediate = date.effectiveAtTimeOfFilingRadio === 'Y';
  const notice = statutoryDateNotice(date);
  return (
    <>
      <SummaryList
        rows={[
          {
            label: 'When',
            value: isImmediate
              ? translate('When the office accepts this filing')
              : date.effectiveDateTimeDisplay,
          },
        ]}
      />
      {notice && <p>{translate(notice)}</p>}
    </>
  );
}
