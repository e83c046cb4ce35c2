import type { EntityNameValues, NameAvailability, YesNo } from '../filing-parts/sections';
import { normalizeEntityName } from './normalize';

/** The fields of the registry's answer on a name that the step keeps (W7-nameavail). */
export interface NameAnswer {
  valid: boolean;
  message: string;
  name: string;
  nameIsAvailable: boolean;
  nameIsReserved: boolean;
  ownerName?: string;
  addressDTO?: NonNullable<NameAvailability['reservedBy']>['address'];
  closeNames?: string[];
}

/** The values after the registry's answer on the name. */
export const applyNameAnswer = (values: EntityNameValues, answer: NameAnswer): EntityNameValues => ({
  ...values,
  name: normalizeEntityName(values.name),
  isNameValid: answer.valid,
  message: answer.message,
  availability: {
    isAvailable: answer.nameIsAvailable,
    isReserved: answer.nameIsReserved,
    isAuthorizedToUse: null,
    ...(answer.ownerName ? { reservedBy: { name: answer.ownerName, address: answer.addressDTO } } : {}),
    ...(answer.closeNames?.length ? { closeNames: answer.closeNames } : {}),
  },
});

/** The values after the reserved-name dialog: Yes continues with the name that the registry returned, No clears the name. */
export const chooseReservedName = (
  values: EntityNameValues,
  isAuthorized: boolean,
  returnedName: string,
): EntityNameValues =>
  isAuthorized
    ? {
        ...values,
        name: returnedName,
        availability: values.availability && { ...values.availability, isAuthorizedToUse: true },
      }
    : { ...resetAvailability(values), name: '' };

/** The values after the name was edited: the registry's answer about the old text is dropped (W4-name-outcomes). */
export const resetAvailability = (values: EntityNameValues): EntityNameValues => ({
  ...values,
  isNameValid: false,
  message: '',
  availability: null,
});

/**
 * The values after "Do you want to change the entity name?": N restores the old name; Y asks for another one, so that the field is empty
 * until one was entered (W4-name-radio).
 */
export const chooseNameChange = (values: EntityNameValues, answer: YesNo): EntityNameValues => {
  if (answer !== 'N')
    return { ...values, isNameChanged: answer, name: values.name === values.oldName ? '' : values.name };
  return {
    ...resetAvailability(values),
    isNameChanged: 'N',
    name: values.oldName,
    isNameValid: values.isOldNameValid,
  };
};

/** Whether the name has to be checked: not when the filer keeps the old one (W4-name-radio). */
export const needsNameCheck = ({ isNameChanged }: EntityNameValues): boolean => isNameChanged !== 'N';

/** Whether the filer has given the entity another name than the one on record, whatever a browser has sent (W5-amend-change). */
export const changesName = (values: Partial<EntityNameValues> | null | undefined): boolean => {
  const { isNameChanged, name, oldName } = values ?? {};
  if (isNameChanged !== 'Y' || typeof name !== 'string') return false;
  const newName = normalizeEntityName(name);
  return newName !== '' && newName !== oldName;
};
