import { filingPath, formatMoney, formTitle, introStep } from '#rules';
import { translate } from '../language/translate';
import type { EntityForm } from './entity-form';
import { Link } from '../controls/Link';

interface OpenFormsProps {
  /** Shows the forms that are available, and leaves the others out. */
  forms: readonly EntityForm[];
  entityId: string;
  /** The code of its type, as DLLC. */
  entityType: string;
}

/** The forms that can be filed for an entity now, each with its fee and the address that starts it (W1-devhome-types). */
export const OpenForms = ({ forms, entityId, entityType }: OpenFormsProps) => (
  <ul className="form-list">
    {forms
      .filter(({ available }) => available)
      .map(({ filingType, transactionType: transTyp, fee }) => (
        <li className="form-list__item" key={filingType}>
          <Link
            className="form-list__name"
            to={filingPath(filingType, introStep(filingType), { transTyp, entityType, entityId })}
          >
            {translate(formTitle(filingType))}
          </Link>
          <span className="form-list__fee tabular">{formatMoney(fee)}</span>
        </li>
      ))}
  </ul>
);
