import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import {
  COMING_PATH,
  CONFIRM_PRECEDED,
  PRECEDED_UNCONFIRMED,
  precededFilings,
  type Filing,
  type FilingProblem,
  saidBy,
} from '#rules';
import { ComingList } from '../../coming/ComingList';
import { FieldError } from '../../controls/fields/Field';
import { useRuleContext } from '../../forms/rule-context';
import { translate } from '../../language/translate';
import { PrecededFilings } from '../wizard/pages/PrecededFilings';
import { ChangesTold } from './ChangesTold';

/** What the review asks before it pays. */
export interface Confirmation {
  /** Document numbers of the filings to come that were confirmed; null, with the focus at the box, while they are not. */
  confirmed(): readonly string[] | null;
}

export interface FilingsToComeProps {
  filing: Filing;
  /** What the registry told of such filings when a payment was refused. */
  told: readonly FilingProblem[];
  /** Nothing else of that refusal does. */
  takesFocus: boolean;
  ref: Ref<Confirmation>;
}

const ID = 'preceded-confirmed';
const ERROR_ID = `${ID}-error`;

/**
 * What is coming for the entity of a filing. Of filings that change the same as this one its filer confirms by a box to have read; one that
 * appears later is confirmed anew (T1-before): what the registry says of it stands at the box, so that it is told of once.
 */
export default function FilingsToCome({ filing, told, takesFocus, ref }: FilingsToComeProps) {
  const context = useRuleContext();
  const { documents, atBox, elsewhere } = useMemo(() => {
    const preceded = precededFilings(filing, context().now).map(({ document }) => document);
    const isAtBox = ({ path }: FilingProblem) => preceded.includes(path.slice(COMING_PATH.length));
    return {
      documents: preceded,
      atBox: told.filter(isAtBox),
      elsewhere: told.filter((each) => !isAtBox(each)),
    };
  }, [filing, told, context]);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const isConfirmed = documents.every((document) => confirmed.includes(document));
  const isTold = atBox.length > 0;
  const isMissing = (isAsked || isTold) && !isConfirmed;
  const missing = isTold
    ? atBox.map((problem) => translate(saidBy(problem))).join(' ')
    : PRECEDED_UNCONFIRMED;
  useEffect(() => {
    if (isTold && takesFocus) box.current?.focus();
  }, [isTold, takesFocus, told]);
  useImperativeHandle(ref, () => ({
    confirmed() {
      if (isConfirmed) return documents;
      setAsked(true);
      box.current?.focus();
      return null;
    },
  }));
  return (
    <>
      <ChangesTold changes={elsewhere} offersNext />
      <PrecededFilings filing={filing}>
        <div className={isMissing ? 'usa-form-group usa-form-group--error' : 'usa-form-group'}>
          <FieldError id={ERROR_ID} message={isMissing ? missing : undefined} />
          <div className="usa-checkbox">
            <input
              className="usa-checkbox__input"
              id={ID}
              ref={box}
              type="checkbox"
              checked={isConfirmed}
              aria-invalid={isMissing ? true : undefined}
              aria-describedby={isMissing ? ERROR_ID : undefined}
              onChange={({ target }) => setConfirmed(target.checked ? documents : [])}
            />
            <label className="usa-checkbox__label" htmlFor={ID}>
              {translate(CONFIRM_PRECEDED)}
            </label>
          </div>
        </div>
      </PrecededFilings>
      <ComingList coming={filing.recordValues?.coming} besides={documents} />
    </>
  );
}
