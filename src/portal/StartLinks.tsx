import { filingOfTransaction } from '#rules';
import { Link } from '../controls/Link';
import { formLabel } from './forms';
import { translate } from '../language/translate';

interface StartLinksProps {
  title: string;
  transactions: readonly string[];
  /** The address that starts one of them. */
  path(transactionType: string): string;
  /** Added to each label, where the links start something else about the same transaction. */
  about?: string;
}

/** Cards of the developer's home: each starts a transaction, and shows its code and the type of entity. */
export const StartLinks = ({ title, transactions, path, about = '' }: StartLinksProps) => (
  <section>
    <h2>{translate(title)}</h2>
    <ul className="card-grid">
      {transactions.map((transactionType) => (
        <li className="card link-card" key={transactionType}>
          <Link to={path(transactionType)}>
            {translate(formLabel(transactionType))}
            {translate(about)}
          </Link>
          <br />
          <code>
            {[transactionType, filingOfTransaction(transactionType)?.entityType].filter(Boolean).join(' / ')}
          </code>
        </li>
      ))}
    </ul>
  </section>
);
