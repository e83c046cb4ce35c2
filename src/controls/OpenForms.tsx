import { filingPath, formatMoney, introStep } from '#rules';
import type { components } from '#api';
import { translate } from '../language/translate';
import { Link } from './Link';

export type EntityForm = components['schemas']['EntityForm'];

/** What a form on an entity on record does, as filers read it. */
export const FORM_NAMES: Readonly<Record<EntityForm['filingType'], string>> = {
  report: 'File a periodic report',
  amend: 'Amend the entity',
  reinstate: 'Reinstate the entity',
  cure: 'Cure a delinquency',
  chgpoa: 'Change the principal office address',
  chgra: 'Change the registered agent',
};

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
            {translate(FORM_NAMES[filingType])}
          </Link>
          <span className="form-list__fee tabular">{formatMoney(fee)}</span>
        </li>
      ))}
  </ul>
);
