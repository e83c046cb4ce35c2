import { addressRows, addressRule } from '../addresses/address-rows';
import type { FormDefinition } from '../constraints/form-rules';
import { formRules } from '../constraints/form-rules';
import type { CrossRule } from '../constraints/row';
import { choice, text } from '../constraints/rows';
import type { Former, FormerType } from '../filing-parts/sections';
import { FORMER_TYPES } from '../filing-parts/sections';
import { personNameRows } from './person-name-rows';

/** Types of person forming an entity, as a filer reads them. */
export const FORMER_TYPE_LABELS: Record<FormerType, string> = {
  FRMINDV: 'Individual',
  FRMENT: 'Entity',
  FRMTRST: 'Trust',
  FRMSTA: 'State or other',
  FRMEST: 'Estate',
};

type OrganizationType = Exclude<FormerType, 'FRMINDV'>;

/** The message for an organization's missing name (W5-former-org). */
const NAME_MESSAGES: Record<OrganizationType, string> = {
  FRMENT: "Enter the entity's name.",
  FRMTRST: "Enter the trust's name.",
  FRMSTA: "Enter the state's name.",
  FRMEST: "Enter the estate's name.",
};

const isOrganizationType = (type: string): type is OrganizationType => Object.hasOwn(NAME_MESSAGES, type);

const isIndividual = ({ nameValues }: Former): boolean => nameValues.personTyp === 'FRMINDV';
const isOrganization = ({ nameValues }: Former): boolean => isOrganizationType(nameValues.personTyp);
const street = ({ addressValues }: Former) => addressValues.streetAddress;

/** An organization has a name, asked for in the words of its type. */
const isOrganizationNamed: CrossRule<Former> = (former) => {
  const { personTyp, name } = former.nameValues;
  if (!isOrganizationType(personTyp) || name.orgName) return [];
  return [{ path: 'nameValues.name.orgName', code: 'required', message: NAME_MESSAGES[personTyp] }];
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
        orgName: text({ label: 'Name', marked: true, length: [2, 250], when: isOrganization }),
        ...personNameRows(isIndividual),
      },
    },
    addressValues: { streetAddress: addressRows(street) },
  },
  rules: [isOrganizationNamed, addressRule('addressValues.streetAddress', street)],
};

/** The rules of the entry form of one person forming the entity. */
export const formerEntryRules = formRules(formerForm);

/** The person after another type was chosen: the fields of the former type are cleared. */
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
