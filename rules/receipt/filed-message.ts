import { formatDay } from '../calendar/format-day';
import { officeDay } from '../calendar/office-time';
import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { FilingType } from '../filing/filing-type';
import { declaredFiling } from '../filing/filing-type';
import type { ListedState, EffectOnReceipt } from '../filings/recorded-state';
import { LISTED_STATES, stateAt } from '../filings/recorded-state';
import { isFormation } from '../filing/formations';
import type { Text } from '../language/text';
import { namesAt } from './later-name';

/**
 * The message on what's-next about a finished filing, null where its kind has its own. `{name}` is the entity's, `{day}` that of a delayed
 * effect.
 */
export const FILED_MESSAGE_TABLE = defineTable<string | null>()({
  name: 'What is said of a finished filing',
  source: 'W2-whatsnext',
  hitPolicy: 'unique',
  outcome: 'sentence',
  inputs: { changesRecord: flag(), state: choice(LISTED_STATES) },
  rows: [
    {
      when: { state: 'waitingForReview' },
      then: 'The document for {name} is queued for review. You will receive an email when it is accepted or rejected.',
    },
    {
      when: { changesRecord: false, state: ['delayed', 'effective'] },
      then: 'The document for {name} is on file.',
    },
    {
      when: { changesRecord: true, state: 'delayed' },
      then: 'The document for {name} is on file. The record changes on {day}.',
    },
    { when: { changesRecord: true, state: 'effective' }, then: null },
    { when: { state: 'revoked' }, then: 'The document for {name} was revoked. It never takes effect.' },
  ],
});

/** A formation has no text of its own, and neither has an unknown filing: then the message is one that is true of every filing. */
const filedText = (filingType: FilingType | ''): string =>
  (filingType !== '' && declaredFiling(filingType).filedText) || '';

export interface FiledFacts extends EffectOnReceipt {
  /** Empty where it is unknown. */
  filingType: FilingType | '';
  entityName: string;
  /** The name that the entity gets when the filing takes effect; left out where it keeps its name. */
  laterName?: string;
}

/**
 * The message to the filer of a finished filing, and of a later name (W2-whatsnext).
 * @param now ISO 8601 instant
 */
export const filedSentences = (facts: FiledFacts, now: string): Text[] => {
  const { filingType, entityName, effectiveDate } = facts;
  const state = stateAt(facts, now);
  const { name, sentence } = namesAt({ ...facts, name: entityName }, now);
  const ownText = filedText(filingType);
  const text = evaluate(FILED_MESSAGE_TABLE, { changesRecord: ownText !== '', state }) ?? ownText;
  const filed = { text, values: { name, day: formatDay(officeDay(effectiveDate)) } };
  return sentence === '' ? [filed] : [filed, sentence];
};

const LOOKED_UP =
  'ID number {masterId}, document number {documentNumber}. Anyone can look them up on the {record}.';

/** A document is not on the public record while staff have not decided about its filing (reading 32). */
const NUMBER_WORDS: Readonly<Record<ListedState, string>> = {
  waitingForReview:
    'ID number {masterId}, document number {documentNumber}. The document is on the {record} once the office has accepted the filing.',
  delayed: LOOKED_UP,
  effective: LOOKED_UP,
  revoked: LOOKED_UP,
};

/**
 * The message about the numbers of a finished filing and where to look them up. `{record}` is the link to the record.
 * @param now ISO 8601 instant
 */
export const numbersMessage = (facts: EffectOnReceipt, now: string): string =>
  NUMBER_WORDS[stateAt(facts, now)];

/** Which periodic report the reminder is about: the first one of a new entity, else the one that is due next. */
export const upcomingReport = (filingType: FilingType | ''): 'first' | 'next' =>
  isFormation(filingType) ? 'first' : 'next';
