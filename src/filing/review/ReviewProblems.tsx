import { englishOf } from '#rules';
import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../session/store-hooks';
import { Button } from '../../controls/Button';
import { editRequested } from '../wizard/draft-slice';
import { translate } from '../../language/translate';
import type { ReviewProblem } from './use-review-problems';

interface ReviewProblemsProps {
  problems: readonly ReviewProblem[];
  /** Takes focus when the list changes: after the server has refused the filing. */
  takesFocus: boolean;
}

/** What keeps the filing from payment; each line opens the step where it is corrected. */
export function ReviewProblems({ problems, takesFocus }: ReviewProblemsProps) {
  const dispatch = useAppDispatch();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus, problems]);
  if (problems.length === 0) return null;
  return (
    <div
      className="error-summary"
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="review-problems-title"
    >
      <h2 className="error-summary__title" id="review-problems-title">
        {translate('There is a problem')}
      </h2>
      <p>{translate('You can pay once these are corrected. Choose a line to go to its page.')}</p>
      <ul className="error-summary__list">
        {problems.map(({ step, message, problem }) => (
          <li key={`${step} ${englishOf(message)}`}>
            <Button variant="link" onClick={() => dispatch(editRequested({ step, problem }))}>
              {translate(message)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
