import { type ReactNode, useId } from 'react';
import { MISSING_MESSAGE, type StepName } from '#rules';
import { useAppDispatch } from '../../session/store-hooks';
import { Alert } from '../../controls/alerts/Alert';
import { Button } from '../../controls/Button';
import { editRequested } from '../wizard/draft-slice';
import { translate } from '../../language/translate';

interface ReviewSectionProps {
  step: StepName;
  title: string;
  isMissing: boolean;
  children: ReactNode;
}

/** The values of one step, with Edit, and a message when something is missing (W2-review, W2-review-missing). */
export function ReviewSection({ step, title, isMissing, children }: ReviewSectionProps) {
  const dispatch = useAppDispatch();
  const headingId = useId();
  return (
    <section className="review-section" aria-labelledby={headingId}>
      <div className="review-section__head">
        <h2 id={headingId}>{translate(title)}</h2>
        <Button variant="link" onClick={() => dispatch(editRequested({ step }))}>
          {translate('Edit')}
          <span className="usa-sr-only"> {translate(title).toLowerCase()}</span>
        </Button>
      </div>
      {isMissing && <Alert kind="error">{MISSING_MESSAGE}</Alert>}
      {children}
    </section>
  );
}
