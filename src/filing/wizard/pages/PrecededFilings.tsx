import type { ReactNode } from 'react';
import {
  type Filing,
  filingPath,
  formTitle,
  introStep,
  isStepOfAny,
  precededFilings,
  REVOCATION,
  transactionOf,
} from '#rules';
import { Alert } from '../../../controls/alerts/Alert';
import { Button } from '../../../controls/Button';
import { Link } from '../../../controls/Link';
import { useRuleContext } from '../../../forms/rule-context';
import { translate, translateAround } from '../../../language/translate';
import { useAppDispatch } from '../../../session/store-hooks';
import { editRequested } from '../draft-slice';

interface PrecededFilingsProps {
  filing: Filing;
  /** What the filer does about them here; none where the page itself is the place to choose a later date. */
  children?: ReactNode;
}

/** Tells who files at once of filings about the same that are still to come, so that nothing is undone unseen (T1-before). */
export function PrecededFilings({ filing, children }: PrecededFilingsProps) {
  const { now } = useRuleContext()();
  const preceded = precededFilings(filing, now);
  if (preceded.length === 0) return null;
  return (
    <Alert kind="warning" title="Another filing changes the same information">
      <ul>
        {preceded.map(({ document, sentences }) => (
          <li key={document}>{sentences.map((sentence) => translate(sentence)).join(' ')}</li>
        ))}
      </ul>
      <p>
        <LaterDate filing={filing} isElsewhere={children !== undefined} />
      </p>
      {preceded.some(({ isRevocable }) => isRevocable) && <Revocation filing={filing} />}
      {children}
    </Alert>
  );
}

/** The way to the form that keeps the other filing from taking effect (T1-revoke). */
function Revocation({ filing: { entityId, entityType } }: { filing: Filing }) {
  if (REVOCATION === undefined || entityType === '') return null;
  const query = { entityId, entityType, transTyp: transactionOf(REVOCATION, entityType)?.transactionType };
  const form = (
    <Link to={filingPath(REVOCATION, introStep(REVOCATION), query)}>{translate(formTitle(REVOCATION))}</Link>
  );
  return (
    <p>{translateAround('A filing that has a day can be kept from taking effect: {form}.', { form })}</p>
  );
}

/** How to come after the other filing: by a date of this one, at the step of the date where that is another page. */
function LaterDate({ filing: { filingType }, isElsewhere }: { filing: Filing; isElsewhere: boolean }) {
  const dispatch = useAppDispatch();
  if (filingType === '' || !isStepOfAny(filingType, 'effectivedate'))
    return translate(
      'This form always takes effect at once. To come after a filing that has a day, file it after that day.',
    );
  if (!isElsewhere)
    return translate('To come after a filing that has a day, choose a later date for this one.');
  const choose = (
    <Button variant="link" onClick={() => dispatch(editRequested({ step: 'effectivedate' }))}>
      choose a later date
    </Button>
  );
  return translateAround('To come after a filing that has a day, {choose} for this one.', { choose });
}
