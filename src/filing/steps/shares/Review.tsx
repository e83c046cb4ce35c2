import { formatCount } from '#rules';
import { asTyped, SummaryList } from '../../../controls/lists/SummaryList';
import type { ReviewProps } from '../review-props';
import { translate } from '../../../language/translate';

/** The shares of a profit corporation on the review page (W2-review). */
export default function SharesReview({ filing }: ReviewProps) {
  const { commonSharesValues, isMoreThanOneOrOtherChecked, additionalInfo } = filing.sharesValues;
  const { isCommonSharesChecked, numberOfShares } = commonSharesValues;
  return (
    <SummaryList
      rows={[
        {
          label: 'Number of common shares',
          value: isCommonSharesChecked ? formatCount(numberOfShares) : translate('None'),
        },
        {
          label: 'More than one class of shares, or shares of another kind',
          value: translate(isMoreThanOneOrOtherChecked ? 'Yes' : 'No'),
        },
        { label: 'Additional information about the shares', value: asTyped(additionalInfo) },
      ]}
    />
  );
}
