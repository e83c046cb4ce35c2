import { AUDIT_COLUMNS, type AuditEntry } from './audit-log';

/** Entries that a file holds at most. */
export const AUDIT_CSV_LIMIT = 10_000;

/**
 * The entries that go into a file, and whether another file is needed for the rest.
 * @param more the log has further entries than those
 */
export const entriesOfFile = <Entry>(found: readonly Entry[], more: boolean) => ({
  entries: found.slice(0, AUDIT_CSV_LIMIT),
  more: more || found.length > AUDIT_CSV_LIMIT,
});

/** Marks the text as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\uFEFF';

/** How a text begins that a spreadsheet program would take for a formula. */
const FORMULA = /^\s*[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/u;

/** A cell that every program takes for text: always quoted, and with an apostrophe before what looks like a formula. */
export const csvCell = (text: string): string =>
  `"${FORMULA.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;

const line = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The entries as a file for spreadsheet programs (RFC 4180), in the words of the page, with each instant in ISO 8601 as well. */
export const auditCsv = (entries: readonly AuditEntry[]): string =>
  [
    BYTE_ORDER_MARK,
    line([...AUDIT_COLUMNS.map(({ label }) => label), 'Instant (UTC)']),
    ...entries.map((entry) => line([...AUDIT_COLUMNS.map(({ text }) => text(entry)), entry.dateTime])),
  ].join('');
