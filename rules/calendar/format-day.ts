/** A day `YYYY-MM-DD` as `MM/DD/YYYY`; empty for text that is not a day. */
export const formatDay = (day: string): string => {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  return match ? `${match[2]}/${match[3]}/${match[1]}` : '';
};

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** A day `YYYY-MM-DD` in words, as sentences say it: `January 1, 2027`; empty for text that is not a day. */
export const formatLongDay = (day: string): string => {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  const month = MONTHS[Number(match?.[2]) - 1];
  return match && month ? `${month} ${Number(match[3])}, ${match[1]}` : '';
};
