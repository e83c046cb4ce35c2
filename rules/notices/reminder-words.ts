import { longDay } from '../calendar/format-day';
import { plusDays } from '../calendar/office-clock';
import { sentence, term, type Sentence, type Text } from '../language/text';
import type { Notice } from './notice';
import type { DatedReminder, Reminder } from './reminders';
import { toDo } from './to-do';

/** A reminder of an entity, as a message tells it. */
export interface ToldReminder extends DatedReminder {
  /** The name on record. */
  name: string;
  /** The day on which it is sent. */
  today: string;
}

/** Where the links of a reminder lead: to the first page of the filing, and to the record. */
export interface ReminderLinks {
  file: string;
  record: string;
}

interface Said {
  name: string;
  opens: Sentence;
  due: Sentence;
  lateFrom: Sentence;
  lastDay: Sentence;
  delinquentFrom: Sentence;
}

const saidOf = ({ name, window }: ToldReminder): Said => ({
  name,
  opens: term(longDay(window.opens)),
  due: term(longDay(window.due)),
  lateFrom: term(longDay(window.lateFrom)),
  lastDay: term(longDay(plusDays(window.delinquentFrom, -1))),
  delinquentFrom: term(longDay(window.delinquentFrom)),
});

/** A reminder in a line. None says anything that is not true any more when it is read later. */
const SUBJECTS: Readonly<Record<Reminder, (said: Said) => Text>> = {
  canBeFiled: ({ name, opens }) =>
    sentence('{name}: the periodic report can be filed from {opens} on', { name, opens }),
  dueThisMonth: ({ name, due }) => sentence('{name}: the periodic report is due by {due}', { name, due }),
  lastDays: ({ name, due }) => sentence('{name}: file the periodic report by {due}', { name, due }),
  late: ({ name, due }) => sentence('{name}: the periodic report was not filed by {due}', { name, due }),
  soonDelinquent: ({ name, delinquentFrom }) =>
    sentence('{name}: file the late report before {delinquentFrom}', { name, delinquentFrom }),
  delinquent: ({ name, delinquentFrom }) =>
    sentence('{name}: became delinquent on {delinquentFrom}', { name, delinquentFrom }),
};

const OPENINGS: Readonly<Record<Reminder, (said: Said) => Text>> = {
  canBeFiled: ({ name, opens, due }) =>
    sentence('The periodic report of {name} can be filed on time from {opens} to {due}.', {
      name,
      opens,
      due,
    }),
  dueThisMonth: ({ name, due }) => sentence('The periodic report of {name} is due by {due}.', { name, due }),
  lastDays: ({ name, due }) =>
    sentence('The last day to file the periodic report of {name} on time is {due}.', { name, due }),
  late: ({ name, due }) =>
    sentence('The periodic report of {name} was due by {due} and was not filed by then.', { name, due }),
  soonDelinquent: ({ name, lastDay }) =>
    sentence('The periodic report of {name} is late. The last day to file it is {lastDay}.', {
      name,
      lastDay,
    }),
  delinquent: ({ name, delinquentFrom }) =>
    sentence('{name} became delinquent on {delinquentFrom}: its periodic report was not filed.', {
      name,
      delinquentFrom,
    }),
};

const onTime = ({ due, lateFrom }: Said): Text =>
  sentence(
    'If it is not filed by {due}, it costs more, and the business is noncompliant from {lateFrom} on.',
    {
      due,
      lateFrom,
    },
  );
const late = ({ delinquentFrom }: Said): Text =>
  sentence('A late report costs more. Without it, the business becomes delinquent on {delinquentFrom}.', {
    delinquentFrom,
  });

/** What happens where nothing is done. */
const OTHERWISE: Readonly<Record<Reminder, (said: Said) => Text>> = {
  canBeFiled: onTime,
  dueThisMonth: onTime,
  lastDays: onTime,
  late,
  soonDelinquent: late,
  delinquent: () => 'A delinquent business can file no report and gets no certificate of good standing.',
};

/** A reminder in a line, as its subject and in the message after a day with many. */
export const reminderLine = (told: ToldReminder): Text => SUBJECTS[told.reminder](saidOf(told));

/** The mail of a reminder: the day, what to do, and what happens otherwise. It may be read when the report is filed, and says so. */
export function reminderNotice(told: ToldReminder, { file, record }: ReminderLinks): Notice {
  const said = saidOf(told);
  return {
    subject: SUBJECTS[told.reminder](said),
    paragraphs: [
      [OPENINGS[told.reminder](said), OTHERWISE[told.reminder](said)],
      [toDo(told.files, file)],
      [
        sentence('This was so on {today}. If it was filed since then, there is nothing left to do.', {
          today: term(longDay(told.today)),
        }),
      ],
      [sentence('See the record: {address}', { address: record })],
      ['You get this message because you follow this business.'],
    ],
  };
}

/** The same as a text message. */
export const reminderText = (told: ToldReminder, office: string, { file }: ReminderLinks): Text =>
  sentence('{office}: {said} {toDo} Reply STOP to stop, HELP for help.', {
    office,
    said: term(OPENINGS[told.reminder](saidOf(told))),
    toDo: toDo(told.files, file),
  });
