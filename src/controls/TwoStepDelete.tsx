import { useEffect, useRef, useState } from 'react';
import { Button, ButtonRow } from './Button';
import { translate } from '../language/translate';

interface TwoStepDeleteProps {
  /** What is deleted, as "Jane Doe"; spoken with the button and named in the question. */
  item: string;
  onDelete(): void;
}

/** Delete that asks first: the second press deletes. 'No' gives focus back to the first button. */
export function TwoStepDelete({ item, onDelete }: TwoStepDeleteProps) {
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const wasAsking = useRef(false);

  useEffect(() => {
    if (isAsking) question.current?.focus();
    else if (wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (!isAsking) {
    return (
      <Button variant="link" ref={first} onClick={() => setAsking(true)}>
        {translate('Delete')}
        <span className="usa-sr-only"> {item}</span>
      </Button>
    );
  }
  return (
    <div className="card__confirm">
      <p tabIndex={-1} ref={question}>
        {translate('Delete {item}?', { item })}
      </p>
      <ButtonRow>
        <Button variant="danger" onClick={onDelete}>
          {translate('Yes, delete')}
          <span className="usa-sr-only"> {item}</span>
        </Button>
        <Button onClick={() => setAsking(false)}>
          {translate('No, keep')}
          <span className="usa-sr-only"> {item}</span>
        </Button>
      </ButtonRow>
    </div>
  );
}
