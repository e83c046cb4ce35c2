import { useFormikContext } from 'formik';
import { type Filer, sameAsFormer } from '#rules';
import { useAppSelector } from '../../../app/store-hooks';
import { Checkbox } from '../../../controls/Checkbox';
import { NameFields } from '../../../controls/NameFields';
import { selectFiling } from '../../selectors';
import { VerifiedAddressFields } from '../people/VerifiedAddressFields';
import { emptyFiler } from './empty-filer';

/** Name and address of a filer. 'Same as' copies the only former, or asks which one (W2-same-as-former). */
export function FilerFields({ onChoose }: { onChoose: () => void }) {
  const { formers } = useAppSelector(selectFiling).formationValues;
  const { values, setValues, setFieldValue } = useFormikContext<Filer>();
  const same = sameAsFormer(formers, values.id);
  const onChecked = (isChecked: boolean) => {
    if (isChecked && same.kind === 'choose') {
      // The box stays unmarked until someone has been chosen; cancelling leaves the form as it was.
      void setFieldValue('sameAsFormer', false, false);
      onChoose();
    } else if (isChecked && same.kind === 'copy') void setValues(same.filer, false);
    else void setValues(emptyFiler(values.id), false);
  };
  return (
    <>
      {same.kind !== 'none' && (
        <Checkbox name="sameAsFormer" label="Same as a person forming the entity" onChecked={onChecked} />
      )}
      <NameFields name="nameValues.name" />
      <fieldset className="usa-fieldset">
        <legend className="usa-legend usa-legend--large">Street address</legend>
        <VerifiedAddressFields key={String(values.sameAsFormer)} name="addressValues.streetAddress" />
      </fieldset>
    </>
  );
}
