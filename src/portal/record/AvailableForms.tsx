import { formTitle, saidBy, type Text } from '#rules';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '../../controls/alerts/Alert';
import type { EntityForm } from '../../open-forms/entity-form';
import { OpenForms } from '../../open-forms/OpenForms';
import { useAppSelector } from '../../session/store-hooks';
import { type EntityRecord, selectRecord } from './record-slice';
import { requestedForm } from './requested-form';
import { translate } from '../../language/translate';

/** The one sentence of a record on which nothing can be filed for one and the same reason; null for any other. */
const commonReason = (forms: readonly EntityForm[]): Text | null => {
  const reasons = new Set(forms.map(({ available, message }) => (available ? '' : message)));
  const [first] = forms;
  return reasons.size === 1 && first?.available === false ? reasonOf(first) : null;
};

/** Why a form cannot be filed now. */
const reasonOf = ({ message = '', ...said }: EntityForm): Text => saidBy({ ...said, message });

/**
 * The forms for this entity: the one that the visitor is looking for, those that can be filed now, with their fee, and the others with the
 * reason.
 */
export function AvailableForms({ entity }: { entity: EntityRecord }) {
  const { status, list } = useAppSelector(selectRecord).forms;
  return (
    <section className="card no-print" aria-labelledby="record-forms">
      <h2 className="card__title" id="record-forms">
        {translate('File a form')}
      </h2>
      {status === 'loading' && <p className="loading">{translate('Loading the forms…')}</p>}
      {status === 'failed' && (
        <Alert kind="error">The forms can&apos;t be shown at this time. Try again later.</Alert>
      )}
      {status === 'ready' && <FormLists entity={entity} forms={list} />}
    </section>
  );
}

function FormLists({ entity, forms }: { entity: EntityRecord; forms: readonly EntityForm[] }) {
  const [query] = useSearchParams();
  const form = requestedForm(query);
  const reason = commonReason(forms);
  if (forms.length === 0)
    return (
      <p>
        {translate(
          'This portal has no forms for this type of entity. The office tells you how to file them.',
        )}
      </p>
    );
  if (reason !== null) return <p>{translate(reason)}</p>;
  const wanted = forms.filter(({ filingType }) => filingType === form);
  const others = forms.filter(({ filingType }) => filingType !== form);
  const open = others.filter(({ available }) => available);
  const closed = others.filter(({ available }) => !available);
  const isAnyOpen = forms.some(({ available }) => available);
  const offered = { entityId: entity.entityId, entityType: entity.entityType.code };
  return (
    <>
      {!isAnyOpen && <p>{translate('No form can be filed online for this entity now.')}</p>}
      {isAnyOpen && entity.sbf && (
        <p>{translate('This entity has secure filing: its filers log in first.')}</p>
      )}
      {wanted.length > 0 && (
        <>
          <h3 className="form-list__heading">{translate('The form that you came for')}</h3>
          {wanted[0]?.available ? <OpenForms forms={wanted} {...offered} /> : <ClosedForms forms={wanted} />}
          {open.length > 0 && <h3 className="form-list__heading">{translate('Other forms')}</h3>}
        </>
      )}
      {open.length > 0 && <OpenForms forms={open} {...offered} />}
      {closed.length > 0 && (
        <>
          <h3 className="form-list__heading">{translate('Not available now')}</h3>
          <ClosedForms forms={closed} />
        </>
      )}
    </>
  );
}

/** Forms that cannot be filed now, each with the reason. */
const ClosedForms = ({ forms }: { forms: readonly EntityForm[] }) => (
  <ul className="form-list">
    {forms.map((form) => (
      <li className="form-list__item" key={form.filingType}>
        <span className="form-list__name">{translate(formTitle(form.filingType))}</span>
        <span className="form-list__reason">{translate(reasonOf(form))}</span>
      </li>
    ))}
  </ul>
);
