import { FORMER_TYPE_LABELS, formerTexts } from '#rules';
import { PeopleSummary } from '../../../people/PeopleSummary';
import type { ReviewProps } from '../review-props';

/** The persons forming the entity on the review page (W2-review). */
export default function FormationReview({ filing }: ReviewProps) {
  return (
    <PeopleSummary
      noun={formerTexts(filing.filingType).noun}
      people={filing.formationValues.formers}
      detailOf={({ nameValues: { personTyp } }) => (personTyp === '' ? '' : FORMER_TYPE_LABELS[personTyp])}
    />
  );
}
