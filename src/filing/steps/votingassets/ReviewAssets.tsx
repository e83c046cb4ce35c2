import { asTyped, SummaryList } from '../../../controls/SummaryList';
import type { ReviewProps } from '../../review/review-screens';

/** What becomes of the assets of a nonprofit corporation, on the review page (W2-review). */
export default function AssetsReview({ filing }: ReviewProps) {
  const { assetsDistribution } = filing.votingAssetsValues;
  return (
    <SummaryList
      rows={[{ label: 'Distribution of assets on dissolution', value: asTyped(assetsDistribution) }]}
    />
  );
}
