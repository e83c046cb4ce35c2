/** A day `YYYY-MM-DD` as `MM/DD/YYYY`; empty for text that is no day. */
export const formatDay = (day: string): string => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  return year === undefined ? '' : `${month}/${date}/${year}`;
};
