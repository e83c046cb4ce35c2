import { YES_NO_OPTIONS } from '../../../controls/fields/lookups-context';
import { asTyped, SummaryList } from '../../../controls/lists/SummaryList';
import type { ReviewProps } from '../review-props';
import { translate } from '../../../language/translate';

/** Whether a nonprofit corporation has voting members, on the review page (W2-review). */
export function VotingMembersReview({ filing }: ReviewProps) {
  const answer = YES_NO_OPTIONS.find(({ value }) => value === filing.votingAssetsValues.votingMembersRadio);
  return (
    <SummaryList
      rows={[{ label: 'The corporation will have voting members', value: translate(answer?.label ?? '') }]}
    />
  );
}

/** What becomes of the assets of a nonprofit corporation, on the review page (W2-review). */
export function AssetsReview({ filing }: ReviewProps) {
  const { assetsDistribution } = filing.votingAssetsValues;
  return (
    <SummaryList
      rows={[{ label: 'Distribution of assets on dissolution', value: asTyped(assetsDistribution) }]}
    />
  );
}
