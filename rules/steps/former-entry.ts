import { addressRows, addressRule } from '../addresses/address-rows';
import type { FormDefinition } from '../constraints/form-rules';
import { formRules } from '../constraints/form-rules';
import type { CrossRule } from '../constraints/row';
import { choice, text } from '../constraints/rows';
import type { Former, FormerType } from '../filing/sections';
import { FORMER_TYPES } from '../filing/sections';
import { personNameRows } from './person-name-rows';

/** Types of person forming an entity, as a filer reads them, and what an organisation's missing name says (W5-former-org). */
export const FORMER_TYPE_TEXTS: Record<FormerType, { label: string; nameMessage: string }> = {
  FRMINDV: { label: 'Individual', nameMessage: 'Enter a last name.' },
  FRMENT: { label: 'Entity', nameMessage: "Enter the entity's name." },
  FRMTRST: { label: 'Trust', nameMessage: "Enter the trust's name." },
  FRMSTA: { label: 'State or other', nameMessage: "Enter the state's name." },
  FRMEST: { label: 'Estate', nameMessage: "Enter the estate's name." },
};

const isFormerType = (type: string): type is FormerType => FORMER_TYPES.some((known) => known === type);

const isIndividual = ({ nameValues }: Former): boolean => nameValues.personTyp === 'FRMINDV';
const isOrganisation = ({ nameValues }: Former): boolean =>
  isFormerType(nameValues.personTyp) && nameValues.personTyp !== 'FRMINDV';
const street = ({ addressValues }: Former) => addressValues.streetAddress;

/** An organisation has a name, asked for in the words of its type. */
const isOrganisationNamed: CrossRule<Former> = (former) => {
  const { personTyp, name } = former.nameValues;
  if (!isOrganisation(former) || !personTyp || name.orgName) return [];
  return [
    { path: 'nameValues.name.orgName', code: 'required', message: FORMER_TYPE_TEXTS[personTyp].nameMessage },
  ];
};

/** The form of one person forming the entity (W5-former-type, W5-former-name, W5-former-org). */
export const formerForm: FormDefinition<Former> = {
  rows: {
    nameValues: {
      personTyp: choice({
        label: 'Type of person',
        required: 'Choose the type of person.',
        values: FORMER_TYPES,
      }),
      name: {
        orgName: text({ label: 'Name', marked: true, length: [2, 250], when: isOrganisation }),
        ...personNameRows(isIndividual),
      },
    },
    addressValues: { streetAddress: addressRows(street) },
  },
  rules: [isOrganisationNamed, addressRule('addressValues.streetAddress', street)],
};

/** The rules of the entry form of one person forming the entity. */
export const formerEntryRules = formRules(formerForm);

/** The person after another type was chosen: what belongs to the other kind of name goes. */
export const chooseFormerType = (former: Former, personTyp: FormerType): Former => {
  const { name } = former.nameValues;
  const isPerson = personTyp === 'FRMINDV';
  return {
    ...former,
    nameValues: {
      personTyp,
      name: isPerson
        ? { ...name, nameTyp: 'I', orgName: '' }
        : { ...name, nameTyp: 'O', firstName: '', middleName: '', lastName: '', suffix: '' },
    },
  };
};
