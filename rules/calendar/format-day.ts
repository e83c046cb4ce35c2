import { englishOf, sentence, type Text } from '../language/text';

/** A day `YYYY-MM-DD` as `MM/DD/YYYY`; empty for text that is not a day. */
export const formatDay = (day: string): string => {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  return match ? `${match[2]}/${match[3]}/${match[1]}` : '';
};

const IN_MONTH = [
  'January {dd}, {yyyy}',
  'February {dd}, {yyyy}',
  'March {dd}, {yyyy}',
  'April {dd}, {yyyy}',
  'May {dd}, {yyyy}',
  'June {dd}, {yyyy}',
  'July {dd}, {yyyy}',
  'August {dd}, {yyyy}',
  'September {dd}, {yyyy}',
  'October {dd}, {yyyy}',
  'November {dd}, {yyyy}',
  'December {dd}, {yyyy}',
] as const;

/** A day `YYYY-MM-DD` in words, as sentences say it: `January 1, 2027`; empty for text that is not a day. */
export const longDay = (day: string): Text => {
  const [, yyyy = '', month, dd] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  const text = IN_MONTH[Number(month) - 1];
  return text === undefined ? '' : sentence(text, { dd: Number(dd), yyyy });
};

/** The same in English, as the law puts it into names: `January 1, 2027`. */
export const formatLongDay = (day: string): string => englishOf(longDay(day));
