import { type Filing, isStepOfAny, precededFilings } from '#rules';
import { Alert } from '../../../controls/alerts/Alert';
import { useRuleContext } from '../../../forms/rule-context';
import { translate } from '../../../language/translate';

/** Tells who files at once of filings about the same that are still to come, so that nothing is undone unseen (T1-before). */
export function PrecededFilings({ filing }: { filing: Filing }) {
  const { now } = useRuleContext()();
  const preceded = precededFilings(filing, now);
  if (preceded.length === 0) return null;
  const { filingType } = filing;
  const hasDate = filingType !== '' && isStepOfAny(filingType, 'effectivedate');
  return (
    <Alert kind="warning" title="Another filing is about the same">
      <ul>
        {preceded.map((sentences) => (
          <li key={sentences.join(' ')}>{sentences.map((sentence) => translate(sentence)).join(' ')}</li>
        ))}
      </ul>
      <p>
        {translate(
          hasDate
            ? 'To come after a filing that has a day, choose a later date for this one.'
            : 'This form always takes effect at once. To come after a filing that has a day, file it after that day.',
        )}
      </p>
    </Alert>
  );
}
