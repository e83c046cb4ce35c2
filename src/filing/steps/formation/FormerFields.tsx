import { useFormikContext } from 'formik';
import {
  chooseFormerType,
  FORMER_TYPE_LABELS,
  FORMER_TYPES,
  MINIMUM_AGE,
  type EnteredPerson,
  type Former,
  type FormerType,
  sentence,
} from '#rules';
import { EnteredPeople } from '../../../people/EnteredPeople';
import { NameFields } from '../../../people/NameFields';
import { RadioGroup } from '../../../controls/fields/RadioGroup';
import { TextField } from '../../../controls/fields/TextField';
import { useAppSelector } from '../../../session/store-hooks';
import { selectFiling } from '../../wizard/selectors';
import { AddressFields } from '../../../addresses/AddressFields';
import { translate } from '../../../language/translate';

const typeOptions = FORMER_TYPES.map((value) => ({ value, label: FORMER_TYPE_LABELS[value] }));

/** What to enter as the name of an organization, by the type of person. */
const nameHints: Record<Exclude<FormerType, 'FRMINDV'>, string> = {
  FRMENT: 'The full name of the entity',
  FRMTRST: 'The full name of the trust',
  FRMSTA: 'The full name of the state or other body',
  FRMEST: 'The full name of the estate',
};

/** Type, name and street address of a person forming the entity; the name's fields follow the type (W2-formation). */
export function FormerFields() {
  const { values, setValues } = useFormikContext<Former>();
  const { personTyp } = values.nameValues;
  const { formers } = useAppSelector(selectFiling).formationValues;
  const fill = ({ name, streetAddress }: EnteredPerson) =>
    void setValues(
      {
        ...values,
        nameValues: { personTyp: 'FRMINDV', name },
        addressValues: { streetAddress },
      },
      false,
    );
  return (
    <>
      <EnteredPeople listed={formers} onChosen={fill} />
      <RadioGroup
        name="nameValues.personTyp"
        options={typeOptions}
        hint={sentence('An individual must be at least {age} years old.', { age: MINIMUM_AGE })}
        onChosen={(type) => void setValues(chooseFormerType(values, type), false)}
      />
      {personTyp === 'FRMINDV' && <NameFields name="nameValues.name" />}
      {personTyp !== '' && personTyp !== 'FRMINDV' && (
        <TextField name="nameValues.name.orgName" hint={nameHints[personTyp]} autoComplete="organization" />
      )}
      <fieldset className="usa-fieldset">
        <legend className="usa-legend usa-legend--large">{translate('Street address')}</legend>
        <AddressFields name="addressValues.streetAddress" />
      </fieldset>
    </>
  );
}
