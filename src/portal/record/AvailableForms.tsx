import { Alert } from '../../controls/Alert';
import { type EntityForm, FORM_NAMES } from '../../open-forms/form-names';
import { OpenForms } from '../../open-forms/OpenForms';
import { useAppSelector } from '../../session/store-hooks';
import { type EntityRecord, selectRecord } from './record-slice';
import { translate } from '../../language/translate';

/** The one sentence of a record on which nothing can be filed for one and the same reason; null for any other. */
const commonReason = (forms: readonly EntityForm[]): string | null => {
  const reasons = new Set(forms.map(({ available, message }) => (available ? '' : message)));
  const [reason = ''] = reasons;
  return reasons.size === 1 && reason !== '' ? reason : null;
};

/** The forms on this entity: those that can be filed now, with their fee, and the others with the reason. */
export function AvailableForms({ entity }: { entity: EntityRecord }) {
  const { status, list } = useAppSelector(selectRecord).forms;
  return (
    <section className="card" aria-labelledby="record-forms">
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
  const reason = commonReason(forms);
  const open = forms.filter(({ available }) => available);
  const closed = forms.filter(({ available }) => !available);
  if (forms.length === 0)
    return (
      <p>
        {translate(
          'This portal has no forms for this type of entity. The office tells you how to file them.',
        )}
      </p>
    );
  if (reason !== null) return <p>{translate(reason)}</p>;
  return (
    <>
      {open.length === 0 && <p>{translate('No form can be filed online for this entity now.')}</p>}
      {open.length > 0 && (
        <>
          {entity.sbf && <p>{translate('This entity has secure filing: its filers log in first.')}</p>}
          <OpenForms forms={open} entityId={entity.entityId} entityType={entity.entityType.code} />
        </>
      )}
      {closed.length > 0 && (
        <>
          <h3 className="form-list__heading">{translate('Not available now')}</h3>
          <ul className="form-list">
            {closed.map(({ filingType, message }) => (
              <li className="form-list__item" key={filingType}>
                <span className="form-list__name">{translate(FORM_NAMES[filingType])}</span>
                <span className="form-list__reason">{translate(message ?? '')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
