import { type Coming, comingNotes, comingSentence } from '#rules';
import { Alert } from '../controls/alerts/Alert';
import { translate } from '../language/translate';

interface ComingListProps {
  coming: readonly Coming[] | undefined;
  /** Document numbers of what a warning above tells already: it is not told twice. */
  besides?: readonly string[];
}

/** What is coming for an entity, wherever somebody files on it, decides about it or reads its record (T1-coming). */
export function ComingList({ coming = [], besides = [] }: ComingListProps) {
  const listed = coming.filter(({ document }) => !besides.includes(document));
  if (listed.length === 0) return null;
  const isRest = listed.length < coming.length;
  return (
    <Alert
      kind="info"
      title={isRest ? 'What else is coming for this entity' : 'What is coming for this entity'}
    >
      <ul>
        {listed.map((one) => (
          <li key={`${one.code} ${one.document} ${one.transactionType}`}>
            {[comingSentence(one), ...comingNotes(one)].map((sentence) => translate(sentence)).join(' ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
