import { STATE_COLUMNS } from '../state-row';

const quoted = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

const line = (values: readonly string[]): string => `${values.map(quoted).join(',')}\r\n`;

export const CSV_HEAD = line(STATE_COLUMNS);

/** A row of the state's data set as a line, with its day in the form of the state. */
export const csvLine = (row: readonly string[]): string =>
  line([...row.slice(0, -1), `${row.at(-1)}T00:00:00.000`]);
