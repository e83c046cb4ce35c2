import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { CONFIRM_PRECEDED, PRECEDED_UNCONFIRMED, precededFilings, type Filing } from '#rules';
import { ComingList } from '../../coming/ComingList';
import { FieldError } from '../../controls/fields/Field';
import { useRuleContext } from '../../forms/rule-context';
import { translate } from '../../language/translate';
import { PrecededFilings } from '../wizard/pages/PrecededFilings';

/** What the review asks before it pays. */
export interface Confirmation {
  /** Document numbers of the filings to come that were confirmed; null, with the focus at the box, while they are not. */
  confirmed(): readonly string[] | null;
}

interface FilingsToComeProps {
  filing: Filing;
  ref: Ref<Confirmation>;
}

const ID = 'preceded-confirmed';
const ERROR_ID = `${ID}-error`;

/**
 * What is coming for the entity of a filing. Of filings that change the same as this one its filer confirms by a box to have read; one that
 * appears later is confirmed anew (T1-before).
 */
export default function FilingsToCome({ filing, ref }: FilingsToComeProps) {
  const { now } = useRuleContext()();
  const documents = precededFilings(filing, now).map(({ document }) => document);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const isConfirmed = documents.every((document) => confirmed.includes(document));
  const isMissing = isAsked && !isConfirmed;
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
      <PrecededFilings filing={filing}>
        <div className={isMissing ? 'usa-form-group usa-form-group--error' : 'usa-form-group'}>
          <FieldError id={ERROR_ID} message={isMissing ? PRECEDED_UNCONFIRMED : undefined} />
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
