import { formatLongDay } from '../calendar/format-day';
import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { DISSOLVED_STATUSES, ENTITY_STATUS_CODES, isEntityStatusCode } from '../entities/entity-statuses';

/** What has to be filed before the statutory language can leave a name; null for statuses that add none to it. */
export const SUFFIX_WARNING_TABLE = defineTable<string | null>()({
  name: 'Warning about statutory language in a name',
  source: 'W4-name-suffix',
  hitPolicy: 'unique',
  outcome: 'sentence',
  inputs: { statusCode: choice(ENTITY_STATUS_CODES) },
  rows: [
    {
      when: { statusCode: 'DQQ' },
      then: 'This entity is delinquent. The statutory language stays in the name until you file a Statement Curing Delinquency. Cure the delinquency first to remove it.',
    },
    {
      when: { statusCode: DISSOLVED_STATUSES },
      then: 'This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.',
    },
    { when: { statusCode: { except: ['DQQ', ...DISSOLVED_STATUSES] } }, then: null },
  ],
});

/** The warning to show next to the name of an entity with this status; null when there is none. */
export const suffixWarning = (statusCode: string): string | null =>
  isEntityStatusCode(statusCode) ? evaluate(SUFFIX_WARNING_TABLE, { statusCode }) : null;

/**
 * Statutory language at the end of a name: two parts between commas, of which the first ends in a day of a month and the second is the
 * year. What a reinstatement put there is part of the name from then on, and stays (7-90-1004, C.R.S.).
 */
const LANGUAGE =
  /\s*,(?!\s*Reinstated\b)[^,]{1,60}\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$/i;

/**
 * A name without the statutory language at its end, and without the comma before it; one that has none as it is. Commas of the name's
 * own stay.
 * @example withoutStatutoryLanguage('Smith, Jones, LLC, Delinquent March 3, 2025') // 'Smith, Jones, LLC'
 */
export const withoutStatutoryLanguage = (name: string): string => name.replace(LANGUAGE, '');

/**
 * The statutory language of a name: its last two comma-separated parts with the comma before them; empty for a name without.
 * @example statutorySuffix('Acme LLC, Delinquent December 1, 2024') // ', Delinquent December 1, 2024'
 */
export const statutorySuffix = (name: string): string => name.slice(withoutStatutoryLanguage(name).length);

/** The statutory language of each state that puts some into a name. */
const STATUTORY_LANGUAGE = { delinquent: 'Delinquent', dissolved: 'Dissolved' } as const;

/**
 * A name with the statutory language that it gets on the day from which its entity is delinquent or dissolved; the name alone for
 * text that is not a day.
 * @example withStatutoryLanguage('Acme LLC', 'delinquent', '2024-12-01') // 'Acme LLC, Delinquent December 1, 2024'
 */
export const withStatutoryLanguage = (
  name: string,
  state: keyof typeof STATUTORY_LANGUAGE,
  day: string,
): string => {
  const inWords = formatLongDay(day);
  return inWords === '' ? name : `${name}, ${STATUTORY_LANGUAGE[state]} ${inWords}`;
};

/** Whether entities of this status have statutory language in their names. */
const hasLanguage = (statusCode: string): boolean => suffixWarning(statusCode) !== null;

/** A name as entered, without any statutory language: what the filer repeats of it does not count. */
const bareName = (entered: string): string => {
  const shorter = withoutStatutoryLanguage(entered);
  return shorter === entered ? entered : bareName(shorter);
};

/**
 * A new name with the statutory language of the name on record, for the statuses that keep it: exactly once and in the record's words,
 * whatever language was entered with it, in any case (W4-name-suffix).
 */
export const keepStatutorySuffix = (name: string, nameOnRecord: string, statusCode: string): string => {
  const suffix = hasLanguage(statusCode) ? statutorySuffix(nameOnRecord) : '';
  if (suffix === '') return name;
  const bare = bareName(name);
  return bare === '' ? '' : `${bare}${suffix}`;
};

/**
 * The name of an entity once it is reinstated or its delinquency is cured: the name on record without the statutory language
 * (W2-statute); of any other status as it is.
 */
export const nameAfterwards = (nameOnRecord: string, statusCode: string): string =>
  hasLanguage(statusCode) ? withoutStatutoryLanguage(nameOnRecord) : nameOnRecord;
