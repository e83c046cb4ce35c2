import { longDay } from '../calendar/format-day';
import { sentence, term, type Text } from '../language/text';
import { noticeKind } from './notice-kind';
import { SUBJECTS } from './notice-words';
import type { ToldChange } from './told-change';

/** So many messages of a day of the office come singly to a follower. What happens after them comes in one message after the day (T3-digest). */
export const SINGLE_NOTICES_A_DAY = 5;

/** A change in a line. */
export const noticeLine = (change: ToldChange): Text => SUBJECTS[noticeKind(change)](change.name, change);

/** A change that was kept for the message after the day. */
export interface KeptChange {
  entityId: string;
  said: Text;
  /** The address of the record. */
  record: string;
}

/** A line an entity: its last change, and how many there were where there were several. */
function entityLine(changes: readonly KeptChange[]): Text {
  const last = changes.at(-1);
  const said = term(last?.said ?? '');
  return changes.length < 2 ? said : sentence('{said} ({count} messages)', { said, count: changes.length });
}

/**
 * The one message after a day on which somebody was told much, with a line an entity and the way to its record.
 * @param day of the office, `YYYY-MM-DD`
 */
export function digestOf(
  day: string,
  changes: readonly KeptChange[],
  office: string,
): { subject: Text; lines: Text[]; short: Text } {
  const entities = [...new Set(changes.map(({ entityId }) => entityId))].map((id) =>
    changes.filter(({ entityId }) => entityId === id),
  );
  const on = term(longDay(day));
  const count = entities.length;
  return {
    subject:
      count === 1
        ? sentence('More news of {day}: 1 record', { day: on })
        : sentence('More news of {day}: {count} records', { day: on, count }),
    lines: [
      sentence(
        'On {day} we sent you {single} messages as things happened. These came after them, on records that you follow.',
        {
          day: on,
          single: SINGLE_NOTICES_A_DAY,
        },
      ),
      ...entities.flatMap((each) => [
        '',
        entityLine(each),
        sentence('{address}', { address: each[0]?.record ?? '' }),
      ]),
    ],
    short: sentence(
      '{office}: more news of {day} on records that you follow ({count}). Reply STOP to stop, HELP for help.',
      { office, day: on, count },
    ),
  };
}
