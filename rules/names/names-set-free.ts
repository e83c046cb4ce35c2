import { plusDays } from '../calendar/office-clock';
import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { EntityStatusCode } from '../entities/entity-statuses';
import { DISSOLVED_STATUSES, ENTITY_STATUS_CODES, isEntityStatusCode } from '../entities/entity-statuses';
import { statutorySuffix, withStatutoryLanguage } from './statutory-suffix';

/** What the law does to the name of an entity that has lost its standing. */
export interface NameLoss {
  /** What the statutory language says of the entity. */
  state: 'delinquent' | 'dissolved';
  /** Days after that day for which nobody else can have the name; 0 where it is free on that day itself. */
  unavailableDays: number;
}

/**
 * When the day of delinquency or dissolution enters a name, and the name without it is free for others (7-90-601.5 and 7-90-601.6, C.R.S.,
 * and the office's practice with administrative dissolutions).
 */
export const NAME_LOSS_TABLE = defineTable<NameLoss | null>()({
  name: 'How long others cannot have the name of an entity that lost its standing',
  source: 'T11-400',
  hitPolicy: 'unique',
  inputs: { statusCode: choice(ENTITY_STATUS_CODES) },
  rows: [
    { when: { statusCode: 'DQQ' }, then: { state: 'delinquent', unavailableDays: 400 } },
    { when: { statusCode: 'ADISS' }, then: { state: 'dissolved', unavailableDays: 400 } },
    {
      when: { statusCode: ['TDISS', 'DISS3Y', 'JDISS', 'VDISS'] },
      then: { state: 'dissolved', unavailableDays: 0 },
    },
    { when: { statusCode: { except: ['DQQ', ...DISSOLVED_STATUSES] } }, then: null },
  ],
});

const lossOf = (statusCode: string): NameLoss | null =>
  isEntityStatusCode(statusCode) ? evaluate(NAME_LOSS_TABLE, { statusCode }) : null;

/** Days from that of the loss to the one on which the name is free: "after the four-hundredth day" is the 401st. */
const daysUntilFree = ({ unavailableDays }: NameLoss): number =>
  unavailableDays === 0 ? 0 : unavailableDays + 1;

/** An entity on record, as far as the law changes its name. Days are `YYYY-MM-DD`, null where they are not known. */
export interface NameFactsOnRecord {
  name: string;
  statusCode: string;
  delinquencyDate: string | null;
  dissolutionDate: string | null;
}

/** What the law does to the name, and the day on which the entity lost its standing; null where it changes no name, or cannot yet. */
const pendingLoss = (facts: NameFactsOnRecord): (NameLoss & { day: string }) | null => {
  const loss = lossOf(facts.statusCode);
  if (loss === null || statutorySuffix(facts.name) !== '') return null;
  const day = loss.state === 'delinquent' ? facts.delinquencyDate : facts.dissolutionDate;
  return day === null ? null : { ...loss, day };
};

/**
 * The day from which others can have the name of an entity; null while that is not foreseen: it has kept its standing, has the statutory
 * language already, or lost its standing on a day that is not known.
 */
export const nameFreeFrom = (facts: NameFactsOnRecord): string | null => {
  const loss = pendingLoss(facts);
  return loss && (plusDays(loss.day, daysUntilFree(loss)) || null);
};

/** The name of an entity on a day, whether or not it has been written down: with the statutory language once others can have it. */
export const nameOnDay = (facts: NameFactsOnRecord, today: string): string => {
  const loss = pendingLoss(facts);
  const from = nameFreeFrom(facts);
  if (loss === null || from === null || from > today) return facts.name;
  return withStatutoryLanguage(facts.name, loss.state, loss.day);
};

/** Entities of a status that lost it on this day, or before, have a name that others can have. */
export interface NamesFreeBy {
  statusCode: EntityStatusCode;
  state: NameLoss['state'];
  latest: string;
}

/** For each status that costs an entity its name, the latest day of the loss after which others can have it by today. */
export const namesFreeBy = (today: string): NamesFreeBy[] =>
  ENTITY_STATUS_CODES.flatMap((statusCode) => {
    const loss = lossOf(statusCode);
    return loss === null
      ? []
      : [{ statusCode, state: loss.state, latest: plusDays(today, -daysUntilFree(loss)) }];
  });
