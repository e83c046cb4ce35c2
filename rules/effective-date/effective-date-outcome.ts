import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { EffectiveDateValues } from '../filing-parts/sections';
import type { Problem } from '../problem';
import { effectiveMoment, parseDay } from './effective-moment';
import { dateErrorText, maxEffectiveDate } from './effective-date-limits';
import { officeDay } from '../calendar/office-time';
import { says, sentence, type Text } from '../language/text';

/** The result of a choice of effective date, `immediate` while none is made. `tooLate` is answered by the date error dialog. */
export type EffectiveDateKind =
  | 'immediate'
  | 'delayed'
  | 'dateMissing'
  | 'dateUnreadable'
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
    takesEffect: choice(['notLater', 'later']),
    date: choice(['missing', 'unreadable', 'past', 'withinLimit', 'beyondLimit']),
    moment: choice(['unreadable', 'notLaterThanNow', 'laterThanNow']),
    previousFiling: choice(['none', 'earlier', 'sameOrLater']),
  },
  rows: [
    { when: { takesEffect: 'notLater' }, then: 'immediate' },
    { when: { takesEffect: 'later', date: 'missing' }, then: 'dateMissing' },
    { when: { takesEffect: 'later', date: 'unreadable' }, then: 'dateUnreadable' },
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

const dateFact = (values: EffectiveDateValues, now: string) => {
  const day = parseDay(values.effectiveDateAsEntered);
  if (!day) return values.effectiveDateAsEntered.trim() === '' ? 'missing' : 'unreadable';
  if (day < officeDay(now)) return 'past';
  return day > maxEffectiveDate(now) ? 'beyondLimit' : 'withinLimit';
};

/** The result of the choice at `now`; `previous` is when an earlier delayed filing on the record takes effect. */
export const effectiveDateOutcome = (
  values: EffectiveDateValues,
  now: string,
  previous?: string,
): EffectiveDateKind => {
  const moment = effectiveMoment(values, now) ?? NaN;
  const isAfter = (instant: string): boolean => moment > Date.parse(instant);
  return evaluate(effectiveDateTable, {
    takesEffect: values.effectiveAtTimeOfFilingRadio === 'N' ? 'later' : 'notLater',
    date: dateFact(values, now),
    moment: Number.isNaN(moment) ? 'unreadable' : isAfter(now) ? 'laterThanNow' : 'notLaterThanNow',
    previousFiling: !previous ? 'none' : isAfter(previous) ? 'earlier' : 'sameOrLater',
  });
};

const DATE_MESSAGE = 'Enter the date that you want this filing to take effect on.';
const TIME_MESSAGE = 'Enter a valid time in the future (hour:minute am/pm).';

interface SentenceFacts {
  now: string;
  /** When the earlier delayed filing takes effect, as it is shown; given where there is one. */
  previousDisplay?: string;
  isAmendment?: boolean;
}

/** Outcomes that no date or time is to blame for; the choice itself is asked for by its own row. */
type Blameless = 'immediate' | 'delayed';

type ProblemOfDate = Pick<Problem, 'path' | 'code'> & { says: (facts: SentenceFacts) => Text };

const SENTENCES: Record<Exclude<EffectiveDateKind, Blameless>, ProblemOfDate> = {
  dateMissing: { path: 'effectiveDateAsEntered', code: 'required', says: () => DATE_MESSAGE },
  // A value is present, so asking for one again would not help.
  dateUnreadable: {
    path: 'effectiveDateAsEntered',
    code: 'pattern',
    says: () => 'Enter a date of the calendar as mm/dd/yyyy.',
  },
  datePast: {
    path: 'effectiveDateAsEntered',
    code: 'tooEarly',
    says: () => 'This date is past. Enter today or a later date.',
  },
  tooLate: { path: 'effectiveDateAsEntered', code: 'tooLate', says: ({ now }) => dateErrorText(now) },
  timeInvalid: { path: 'effectiveTime', code: 'pattern', says: () => TIME_MESSAGE },
  notAfterPrevious: {
    path: 'effectiveDateAsEntered',
    code: 'tooEarly',
    says: ({ previousDisplay = '', isAmendment }) =>
      sentence(
        isAmendment
          ? 'There is a previous amendment with a delayed effective date on this record - choose a date after {day}.'
          : 'There is a previous filing with a delayed effective date on this record - choose a date after {day}.',
        { day: previousDisplay },
      ),
  },
};

/** The problem of an outcome, in the specification's words; null when no date or time is to blame. */
export const effectiveDateProblem = (kind: EffectiveDateKind, facts: SentenceFacts): Problem | null => {
  if (kind === 'immediate' || kind === 'delayed') return null;
  const { says: saying, ...problem } = SENTENCES[kind];
  return { ...problem, ...says(saying(facts)) };
};
