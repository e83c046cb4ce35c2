import { useEffect, useId, useRef } from 'react';
import { pagesOfPart, reviewSections, type Conflict, type Filing } from '#rules';
import { Button } from '../../controls/Button';
import { translate } from '../../language/translate';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { REVIEW_SCREENS } from './review-screens';
import { answerChosen, backgroundSaveRequested } from '../wizard/draft-slice';
import { selectFiling } from '../wizard/selectors';
import { StepLayout } from '../wizard/frame/StepLayout';
import type { DecidePageProps } from '../wizard/pages/Undecided';

/** In place of the page: both answers to its questions, as the review shows them, with a button to keep each. */
export default function DecidePage({ conflict: { part, step, entered }, onChosen }: DecidePageProps) {
  const dispatch = useAppDispatch();
  const saved = useAppSelector(selectFiling);
  const box = useRef<HTMLDivElement>(null);
  const [headingId, adviceId] = [useId(), useId()];
  // Read out by that: which question it is, and why it is asked.
  useEffect(() => box.current?.focus(), []);
  const choose = (keeps: 'saved' | 'entered') => {
    dispatch(answerChosen({ part, keeps }));
    if (keeps === 'entered') dispatch(backgroundSaveRequested(step));
    onChosen(keeps);
  };
  return (
    <StepLayout step={step} aside={null}>
      <div
        className="decision"
        role="group"
        aria-labelledby={headingId}
        aria-describedby={adviceId}
        ref={box}
        tabIndex={-1}
      >
        <h2 id={headingId}>{translate('Which answer do you want to keep?')}</h2>
        <p id={adviceId}>
          {translate(
            'While you entered this, something else was saved for this filing, for example in another tab. Choose one of the two before you go on.',
          )}
        </p>
        <div className="decision__answers">
          <Answer
            title="Saved"
            filing={saved}
            part={part}
            action="Keep what is saved"
            onKeep={() => choose('saved')}
          />
          <Answer
            title="Entered here"
            filing={entered}
            part={part}
            action="Keep what I entered here"
            onKeep={() => choose('entered')}
          />
        </div>
      </div>
    </StepLayout>
  );
}

interface AnswerProps {
  title: string;
  filing: Filing;
  part: Conflict['part'];
  action: string;
  onKeep: () => void;
}

/** One of the two answers. */
function Answer({ title, filing, part, action, onKeep }: AnswerProps) {
  const headingId = useId();
  const pages = pagesOfPart(filing, part).map(({ step }) => step);
  const sections = reviewSections(filing).filter(({ step }) => pages.includes(step));
  return (
    <section className="decision__answer" aria-labelledby={headingId}>
      <h3 id={headingId}>{translate(title)}</h3>
      {sections.map(({ section }) => {
        const Review = REVIEW_SCREENS[section];
        return <Review key={section} filing={filing} />;
      })}
      {sections.some(({ isMissing }) => isMissing) && (
        <p>{translate('Something is missing in this answer.')}</p>
      )}
      <Button onClick={onKeep}>{action}</Button>
    </section>
  );
}
