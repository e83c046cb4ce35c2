import { type Coming, comingNotes, comingSentence } from '#rules';
import { Alert } from '../controls/alerts/Alert';
import { translate } from '../language/translate';

/** What is coming for an entity, wherever somebody files on it, decides about it or reads its record (T1-coming). */
export function ComingList({ coming = [] }: { coming: readonly Coming[] | undefined }) {
  if (coming.length === 0) return null;
  return (
    <Alert kind="info" title="What is coming for this entity">
      <ul>
        {coming.map((one) => (
          <li key={`${one.code} ${one.document} ${one.transactionType}`}>
            {[comingSentence(one), ...comingNotes(one)].map((sentence) => translate(sentence)).join(' ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
