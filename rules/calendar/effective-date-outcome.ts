import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { EffectiveDateValues } from '../filing/sections';
import type { Problem } from '../problem';
import { effectiveMoment, parseDay } from './effective-moment';
import { dateErrorText, maxEffectiveDate } from './effective-date-limits';
import { officeDay } from './office-time';

/** How a choice of effective date came out. `tooLate` is answered by the date error dialog. */
export type EffectiveDateKind =
  | 'unanswered'
  | 'immediate'
  | 'delayed'
  | 'dateMissing'
  | 'datePast'
  | 'tooLate'
  | 'timeInvalid'
  | 'notAfterPrevious';

/** What decides over an effective date (W5-ded, W4-ded). */
export const effectiveDateTable = defineTable<EffectiveDateKind>()({
  name: 'Effective date',
  source: 'W5-ded',
  hitPolicy: 'unique',
  inputs: {
    takesEffect: choice(['unanswered', 'whenAccepted', 'later']),
    date: choice(['unreadable', 'past', 'withinLimit', 'beyondLimit']),
    moment: choice(['unreadable', 'notLaterThanNow', 'laterThanNow']),
    previousFiling: choice(['none', 'earlier', 'sameOrLater']),
  },
  rows: [
    { when: { takesEffect: 'unanswered' }, then: 'unanswered' },
    { when: { takesEffect: 'whenAccepted' }, then: 'immediate' },
    { when: { takesEffect: 'later', date: 'unreadable' }, then: 'dateMissing' },
    { when: { takesEffect: 'later', date: 'past' }, then: 'datePast' },
    { when: { takesEffect: 'later', date: 'beyondLimit' }, then: 'tooLate' },
    {
      when: { takesEffect: 'later', date: 'withinLimit', moment: { except: 'laterThanNow' } },
      then: 'timeInvalid',
    },
    {
      when: {
        takesEffect: 'later',
        date: 'withinLimit',
        moment: 'laterThanNow',
        previousFiling: 'sameOrLater',
      },
      then: 'notAfterPrevious',
    },
    {
      when: {
        takesEffect: 'later',
        date: 'withinLimit',
        moment: 'laterThanNow',
        previousFiling: { except: 'sameOrLater' },
      },
      then: 'delayed',
    },
  ],
});

const takesEffect = (answer: string) => {
  if (answer === 'Y') return 'whenAccepted';
  return answer === 'N' ? 'later' : 'unanswered';
};

const dateFact = (values: EffectiveDateValues, now: string) => {
  const day = parseDay(values.effectiveDateAsEntered);
  if (!day) return 'unreadable';
  if (day < officeDay(now)) return 'past';
  return day > maxEffectiveDate(now) ? 'beyondLimit' : 'withinLimit';
};

/** How the choice comes out at `now`; `previous` is when an earlier delayed filing on the record takes effect. */
export const effectiveDateOutcome = (
  values: EffectiveDateValues,
  now: string,
  previous?: string,
): EffectiveDateKind => {
  const moment = effectiveMoment(values, now);
  const isLater = moment !== null && moment > Date.parse(now);
  const isAfter = moment !== null && !!previous && moment > Date.parse(previous);
  return evaluate(effectiveDateTable, {
    takesEffect: takesEffect(values.effectiveAtTimeOfFilingRadio),
    date: dateFact(values, now),
    moment: moment === null ? 'unreadable' : isLater ? 'laterThanNow' : 'notLaterThanNow',
    previousFiling: !previous ? 'none' : isAfter ? 'earlier' : 'sameOrLater',
  });
};

const DATE_MESSAGE = 'Enter the date that you want this filing to take effect on.';
const TIME_MESSAGE = 'Enter a valid time in the future (hour:minute am/pm).';

type Sentence = Omit<Problem, 'message'> & {
  message: (now: string, previous: string, filing: string) => string;
};

const SENTENCES: Record<Exclude<EffectiveDateKind, 'immediate' | 'delayed'>, Sentence> = {
  unanswered: { path: 'effectiveAtTimeOfFilingRadio', code: 'required', message: () => 'Choose an option' },
  dateMissing: { path: 'effectiveDateAsEntered', code: 'required', message: () => DATE_MESSAGE },
  datePast: { path: 'effectiveDateAsEntered', code: 'tooEarly', message: () => DATE_MESSAGE },
  tooLate: { path: 'effectiveDateAsEntered', code: 'tooLate', message: (now) => dateErrorText(now) },
  timeInvalid: { path: 'effectiveTime', code: 'pattern', message: () => TIME_MESSAGE },
  notAfterPrevious: {
    path: 'effectiveDateAsEntered',
    code: 'tooEarly',
    message: (_, previous, filing) =>
      `There is a previous ${filing} with a delayed effective date on this record - choose a date after ${previous}.`,
  },
};

/** The problem of an outcome, in the specification's words; null when the date stands. */
export const effectiveDateProblem = (
  kind: EffectiveDateKind,
  facts: { now: string; previousDisplay?: string; isAmendment?: boolean },
): Problem | null => {
  if (kind === 'immediate' || kind === 'delayed') return null;
  const { message, ...rest } = SENTENCES[kind];
  const noun = facts.isAmendment ? 'amendment' : 'filing';
  return { ...rest, message: message(facts.now, facts.previousDisplay ?? '', noun) };
};
