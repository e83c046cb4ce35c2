/** A day `YYYY-MM-DD` as `MM/DD/YYYY`; empty for text that is no day. */
export const formatDay = (day: string): string => {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  return match ? `${match[2]}/${match[3]}/${match[1]}` : '';
};
