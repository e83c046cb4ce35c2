import type { Filing } from '../filing/filing';
import type { FilingType } from '../filing/filing-type';
import type { EntityNameValues } from '../filing/sections';
import { nameStep } from '../flows/name-step';
import { availabilityKey } from './availability-key';
import { resetAvailability } from './entity-name-values';
import { normalizeEntityName } from './normalize';
import { nameAfterwards } from './statutory-suffix';

type NameFacts = Pick<Filing, 'entityNameValues' | 'statusCode'>;

/** Whether a filing takes the statutory language from the entity's name; any other filing on a name keeps it there. */
export const removesStatutorySuffix = (filingType: FilingType | ''): boolean =>
  nameStep(filingType) === 'staticentityname';

/** Whether the filer gives the entity another name: its own was taken while its record carried statutory language (reading 24). */
export const asksForAnotherName = ({ isNameChanged }: Pick<EntityNameValues, 'isNameChanged'>): boolean =>
  isNameChanged === 'Y';

/** The name that a cure or a reinstatement gives back: the one on record without its statutory language. */
export const restoredName = ({ entityNameValues: { oldName }, statusCode }: NameFacts): string =>
  nameAfterwards(typeof oldName === 'string' ? oldName : '', statusCode);

/** The name of the entity once a cure or a reinstatement takes effect (W2-statute, reading 24). */
export const nameAfterFiling = (filing: NameFacts): string =>
  asksForAnotherName(filing.entityNameValues)
    ? normalizeEntityName(filing.entityNameValues.name)
    : restoredName(filing);

/** The filing with the restored name, which no filer enters. The registry's answer on another name is dropped. */
export const withRestoredName = <F extends NameFacts>(filing: F): F => {
  const { entityNameValues: values } = filing;
  const name = restoredName(filing);
  const current = values.name === name ? values : resetAvailability(values);
  return { ...filing, entityNameValues: { ...current, name, isNameChanged: '' } };
};

/** The filing for which the filer is asked for another name; one that was entered already stays. */
export const withAnotherNameRequested = <F extends NameFacts>(filing: F): F =>
  asksForAnotherName(filing.entityNameValues)
    ? filing
    : {
        ...filing,
        entityNameValues: { ...resetAvailability(filing.entityNameValues), name: '', isNameChanged: 'Y' },
      };

/** Whether another name was entered that is not the entity's own in other letters or marks. */
export const entersAnotherName = (filing: NameFacts): boolean => {
  const { entityNameValues: values } = filing;
  const key = typeof values.name === 'string' ? availabilityKey(values.name) : '';
  return asksForAnotherName(values) && key !== '' && key !== availabilityKey(restoredName(filing));
};
