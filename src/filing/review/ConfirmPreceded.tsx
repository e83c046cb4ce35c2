import { type RefObject, useRef, useState } from 'react';
import { CONFIRM_PRECEDED, PRECEDED_UNCONFIRMED, precededFilings, type Filing } from '#rules';
import { FieldError } from '../../controls/fields/Field';
import { useRuleContext } from '../../forms/rule-context';
import { translate } from '../../language/translate';

interface Preceded {
  /** Numbers of the filings to come about the same. */
  documents: readonly string[];
  isConfirmed: boolean;
  isMissing: boolean;
  box: RefObject<HTMLInputElement | null>;
  confirm(isConfirmed: boolean): void;
  /** Whether nothing is left to confirm; leads to the box where something is. */
  confirms(): boolean;
}

/** What the filer has confirmed of filings to come about the same; one that appears later is confirmed anew (T1-before). */
export function usePreceded(filing: Filing): Preceded {
  const { now } = useRuleContext()();
  const documents = precededFilings(filing, now).map(({ document }) => document);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const isConfirmed = documents.every((document) => confirmed.includes(document));
  return {
    documents,
    isConfirmed,
    isMissing: isMissing && !isConfirmed,
    box,
    confirm: (isChosen) => setConfirmed(isChosen ? documents : []),
    confirms() {
      setMissing(!isConfirmed);
      if (!isConfirmed) box.current?.focus();
      return isConfirmed;
    },
  };
}

const ID = 'preceded-confirmed';
const ERROR_ID = `${ID}-error`;

/** The box by which the filer confirms to have read of them. */
export const ConfirmPreceded = ({ isConfirmed, isMissing, box, confirm }: Preceded) => (
  <div className={`usa-form-group${isMissing ? ' usa-form-group--error' : ''}`}>
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
        onChange={({ target }) => confirm(target.checked)}
      />
      <label className="usa-checkbox__label" htmlFor={ID}>
        {translate(CONFIRM_PRECEDED)}
      </label>
    </div>
  </div>
);
