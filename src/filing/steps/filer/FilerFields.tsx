import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { enteredPeople, formerTexts, type EnteredPerson, type Filer } from '#rules';
import { AddressFields } from '../../../addresses/AddressFields';
import { Checkbox } from '../../../controls/fields/Checkbox';
import { useFieldId } from '../../../controls/fields/form-rules-context';
import { useAppSelector } from '../../../session/store-hooks';
import { selectFiling } from '../../wizard/selectors';
import { EnteredPeople } from '../../../people/EnteredPeople';
import { NameFields } from '../../../people/NameFields';
import { translate } from '../../../language/translate';

interface FilerFieldsProps {
  /** Whether a person forming the entity can be copied, or which of several has to be chosen in a dialog. */
  offersSame: 'none' | 'copy' | 'choose';
  /** 'Same as' was marked or unmarked. The form changes only when it is opened again. */
  onSame: (isMarked: boolean) => void;
  /** 'Same as' opened the form again and keeps focus. */
  keepsFocus: boolean;
}

/** Name and address of a filer, and 'same as' a person forming the entity (W2-same-as-former). */
export function FilerFields({ offersSame, onSame, keepsFocus }: FilerFieldsProps) {
  const { values, setFieldValue, setValues } = useFormikContext<Filer>();
  const filing = useAppSelector(selectFiling);
  const { filingType, filersValues, formationValues } = filing;
  // 'Same as' says so of those who form the entity: they are not offered a second time.
  const sayableByBox = offersSame === 'none' ? [] : formationValues.formers;
  const listed = [...filersValues.filers, ...sayableByBox];
  // Who is said with the name needs no list of addresses as well.
  const isSaidOtherwise = offersSame !== 'none' || enteredPeople(filing, listed).length > 0;
  const fill = ({ name, streetAddress }: EnteredPerson) =>
    void setValues(
      { ...values, nameValues: { personTyp: 'FILER', name }, addressValues: { streetAddress } },
      false,
    );
  const sameId = useFieldId('sameAsFormer');
  useEffect(() => {
    if (keepsFocus) document.getElementById(sameId)?.focus();
  }, [keepsFocus, sameId]);
  return (
    <>
      <EnteredPeople listed={listed} onChosen={fill} />
      {offersSame !== 'none' && (
        <Checkbox
          name="sameAsFormer"
          label={formerTexts(filingType).same}
          hint={offersSame === 'choose' ? 'Opens a window in which you choose who.' : undefined}
          onChecked={(isMarked) => {
            // The form that opens with the copy is marked from the start; this one keeps its value.
            void setFieldValue('sameAsFormer', !isMarked, false);
            onSame(isMarked);
          }}
        />
      )}
      <NameFields name="nameValues.name" />
      <fieldset className="usa-fieldset">
        <legend className="usa-legend usa-legend--large">{translate('Street address')}</legend>
        <AddressFields name="addressValues.streetAddress" offersEntered={!isSaidOtherwise} />
      </fieldset>
    </>
  );
}
