import { formatLongDay } from '../calendar/format-day';
import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { ENTITY_STATUS_CODES, isEntityStatusCode } from './entity-statuses';

const DISSOLVED = ['ADISS', 'TDISS', 'DISS3Y', 'JDISS', 'VDISS'] as const;

/** What has to be filed before the statutory language can leave a name; null for statuses that put none into it. */
export const SUFFIX_WARNING_TABLE = defineTable<string | null>()({
  name: 'Warning about statutory language in a name',
  source: 'W4-name-suffix',
  hitPolicy: 'unique',
  inputs: { statusCode: choice(ENTITY_STATUS_CODES) },
  rows: [
    {
      when: { statusCode: 'DQQ' },
      then: 'This entity is delinquent. The statutory language stays in the name until you file a Statement Curing Delinquency. Cure the delinquency first to remove it.',
    },
    {
      when: { statusCode: DISSOLVED },
      then: 'This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.',
    },
    { when: { statusCode: { except: ['DQQ', ...DISSOLVED] } }, then: null },
  ],
});

/** The warning to show next to the name of an entity with this status; null when there is none. */
export const suffixWarning = (statusCode: string): string | null =>
  isEntityStatusCode(statusCode) ? evaluate(SUFFIX_WARNING_TABLE, { statusCode }) : null;

/**
 * The statutory language of a name on record: its last two comma-separated parts with the comma before them; empty for a name
 * of fewer than three parts.
 * @example statutorySuffix('Acme LLC, Delinquent December 1, 2024') // ', Delinquent December 1, 2024'
 */
export const statutorySuffix = (nameOnRecord: string): string => {
  const parts = nameOnRecord.split(',');
  return parts.length < 3 ? '' : `,${parts.slice(-2).join(',')}`;
};

/** The statutory language of each state that puts some into a name. */
const STATE_WORDS = { delinquent: 'Delinquent', dissolved: 'Dissolved' } as const;

/**
 * A name with the statutory language that it gets on the day from which its entity is delinquent or dissolved; the name alone for
 * text that is no day.
 * @example withStatutoryLanguage('Acme LLC', 'delinquent', '2024-12-01') // 'Acme LLC, Delinquent December 1, 2024'
 */
export const withStatutoryLanguage = (name: string, state: keyof typeof STATE_WORDS, day: string): string => {
  const inWords = formatLongDay(day);
  return inWords === '' ? name : `${name}, ${STATE_WORDS[state]} ${inWords}`;
};

/** A new name with the statutory language of the name on record, added when missing, for the statuses that keep it. */
export const keepStatutorySuffix = (name: string, nameOnRecord: string, statusCode: string): string => {
  const suffix = suffixWarning(statusCode) === null ? '' : statutorySuffix(nameOnRecord);
  return name === '' || name.endsWith(suffix) ? name : `${name}${suffix}`;
};

/** What decides over the statutory language in a name: the name on record and the status of the entity. */
export interface NameOnRecord {
  oldName: string;
  statusCode: string;
}

/**
 * The name that an entity gets when a filing takes effect that was made when the record said something else: with the statutory language
 * that the record has now, and without the one that it had then.
 */
export const nameInEffect = (newName: string, then: NameOnRecord, now: NameOnRecord): string => {
  const before = suffixWarning(then.statusCode) === null ? '' : statutorySuffix(then.oldName);
  const bare = before !== '' && newName.endsWith(before) ? newName.slice(0, -before.length) : newName;
  return keepStatutorySuffix(bare, now.oldName, now.statusCode);
};

/** Statutory language ends in a date. */
const LANGUAGE = /^, \S.*, \d{4}$/;

/**
 * The name of an entity once it is reinstated or its delinquency is cured: the name on record without the statutory language
 * (W2-statute). Commas that belong to the name itself stay.
 */
export const nameAfterwards = (nameOnRecord: string, statusCode: string): string => {
  const suffix = statutorySuffix(nameOnRecord);
  const hasLanguage = suffixWarning(statusCode) !== null && LANGUAGE.test(suffix);
  return hasLanguage ? nameOnRecord.slice(0, -suffix.length) : nameOnRecord;
};
