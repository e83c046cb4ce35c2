import { formatLongDay } from '../calendar/format-day';
import { officeDay } from '../calendar/office-time';
import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { effectiveMoment } from '../effective-date/effective-moment';
import type { Filing } from '../filing/filing';
import type { FilingType } from '../filing/filing-type';
import type { EntityNameValues } from '../filing-parts/sections';
import { RESTORATIONS, whereNameIsTaken } from '../filing/restorations';
import { sentence, type Text } from '../language/text';
import { nameStep } from '../flows/name-step';
import { availabilityKey } from './availability-key';
import { resetAvailability } from './entity-name-values';
import { normalizeEntityName } from './normalize';
import { nameAfterwards } from './statutory-suffix';

type NameFacts = Pick<Filing, 'entityNameValues' | 'statusCode'>;

/** What a filing that restores an entity does where others have the entity's own name now (reading 24). */
export const NAME_OF_OTHERS_TABLE = defineTable<'reinstated' | 'anotherName'>()({
  name: 'Name of a restored entity whose own name others have',
  source: 'T11-reinstated',
  hitPolicy: 'unique',
  inputs: { filingType: choice(RESTORATIONS) },
  rows: RESTORATIONS.map((filingType) => ({ when: { filingType }, then: whereNameIsTaken(filingType) })),
});

/** Whether a filing takes the statutory language from the entity's name; any other filing on a name keeps it there. */
export const removesStatutorySuffix = (filingType: FilingType | ''): boolean =>
  nameStep(filingType) === 'staticentityname';

/** Whether the filer gives the entity another name: its own was taken while its record carried statutory language (reading 24). */
export const asksForAnotherName = ({ isNameChanged }: Pick<EntityNameValues, 'isNameChanged'>): boolean =>
  isNameChanged === 'Y';

/** The name that a cure or a reinstatement gives back: the one on record without its statutory language. */
export const restoredName = ({ entityNameValues: { oldName }, statusCode }: NameFacts): string =>
  nameAfterwards(typeof oldName === 'string' ? oldName : '', statusCode);

/** Whether the entity comes back under its own name with the word "Reinstated" and the day behind it (7-90-1004, C.R.S.). */
export const comesBackReinstated = (filing: NameFacts): boolean => {
  const { entityNameValues: values } = filing;
  return (
    !asksForAnotherName(values) &&
    typeof values.name === 'string' &&
    values.name.startsWith(`${restoredName(filing)}, Reinstated `)
  );
};

/** The name of the entity once a cure or a reinstatement takes effect (W2-statute, reading 24). */
export const nameAfterFiling = (filing: NameFacts): string =>
  asksForAnotherName(filing.entityNameValues) || comesBackReinstated(filing)
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

/** The day of the effect at the office: the filer's own, or today. */
const dayOfEffect = ({ effectiveDateValues }: Pick<Filing, 'effectiveDateValues'>, now: string): string => {
  const moment = effectiveMoment(effectiveDateValues, now);
  return officeDay(moment === null ? now : new Date(Math.max(moment, Date.parse(now))).toISOString());
};

/**
 * A filing whose entity cannot have its own name back, since others have it now: a reinstated entity comes back under the name with the
 * word "Reinstated" and the day of the effect, and a cure asks for another name (T11-reinstated).
 * @param now ISO 8601 instant
 */
export const withNameOfOthers = <F extends NameFacts & Pick<Filing, 'filingType' | 'effectiveDateValues'>>(
  filing: F,
  now: string,
): F => {
  const filingType = RESTORATIONS.find((restoration) => restoration === filing.filingType);
  if (filingType === undefined || evaluate(NAME_OF_OTHERS_TABLE, { filingType }) !== 'reinstated')
    return withAnotherNameRequested(filing);
  const name = `${restoredName(filing)}, Reinstated ${formatLongDay(dayOfEffect(filing, now))}`;
  return {
    ...filing,
    entityNameValues: {
      ...filing.entityNameValues,
      name,
      isNameChanged: '',
      isNameValid: true,
      message: '',
      availability: { isAvailable: true, isReserved: false, isAuthorizedToUse: null },
    },
  };
};

/** What the filer is told of such a name: why it is another one than before, and that it need not stay. */
export const reinstatedNote = (name: string): Text =>
  sentence(
    'Others have the name {name} now, so the entity comes back under it with the word "Reinstated" and the day. You can amend the name later.',
    { name },
  );
