import { useFormikContext } from 'formik';
import { useId } from 'react';
import { termOf, termsToChoose, withTerm, type EntityNameValues } from '#rules';
import { useAppSelector } from '../../../session/store-hooks';
import { selectFiling } from '../../wizard/selectors';
import { translate } from '../../../language/translate';

/** The terms of which the law asks for one, to put at the end of the name that is typed. */
export function TermPicker() {
  const id = useId();
  const { entityType } = useAppSelector(selectFiling);
  const { values, setFieldValue } = useFormikContext<EntityNameValues>();
  const terms = termsToChoose(entityType);
  if (terms.length === 0) return null;
  return (
    <div className="usa-form-group">
      <label className="usa-label" htmlFor={id}>
        {translate('Put a term at the end of the name')}
      </label>
      <select
        className="usa-select"
        id={id}
        disabled={values.name.trim() === ''}
        value={termOf(values.name, terms)}
        onChange={({ target }) => void setFieldValue('name', withTerm(values.name, target.value), false)}
      >
        <option value="">{translate('- Select -')}</option>
        {terms.map((term) => (
          <option key={term} value={term} lang="en">
            {term}
          </option>
        ))}
      </select>
    </div>
  );
}
